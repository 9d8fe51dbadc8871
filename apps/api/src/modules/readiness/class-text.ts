import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import { readText, type TextColumns, type TextReading } from '@wordhoard/learning/knowledge/class-reading'
import { Pauses } from '../../lib/pauses'
import { commonness, type WordsOfArticle } from '../articles/coverage/article-words'
import type { ClassKnowledge } from '../knowledge/class-knowledge'
import type { LearnerModel } from '../knowledge/learner-model'
import type { WordColumns } from '../vocabulary/texts/text-states-json'

/** Returns the words of an article as a class reads them. Words that aren't fit for a class don't count. */
export function textOfArticle({ dictionary }: LearnerModel, words: WordsOfArticle): TextColumns {
  return pick(dictionary.marked, words.spellIds, words.counts, (at) => words.common[at] !== commonness.rare)
}

/** Returns the words of any text as a class reads them. */
export function textOfWords({ dictionary }: LearnerModel, words: WordColumns): TextColumns {
  return pick(dictionary.marked, words.spellIds, words.counts, (at) => words.areCommon[at] === 1)
}

function pick(
  marked: ReadonlySet<number>,
  ids: Int32Array,
  counts: Int32Array,
  isCommon: (at: number) => boolean,
): TextColumns {
  // In one order, so that an article and its text say the same of words that are alike.
  const places = Array.from(ids.keys())
    .filter((at) => !marked.has(ids[at]!))
    .sort((a, b) => ids[a]! - ids[b]!)
  return {
    spellIds: Int32Array.from(places, (at) => ids[at]!),
    counts: Int32Array.from(places, (at) => counts[at]!),
    areCommon: Uint8Array.from(places, (at) => Number(isCommon(at))),
  }
}

/**
 * Returns how much of a text each student probably knows, by id. One pass over the distinct words for each student;
 * between students other requests get a turn.
 */
export async function readByClass(
  model: LearnerModel,
  text: TextColumns,
  students: ReadonlyMap<number, ClassKnowledge>,
): Promise<ReadonlyMap<number, TextReading>> {
  const table = await model.difficulties()
  const difficulties = new Map<string | undefined, Float64Array>()
  const difficultiesFor = (tag: string | undefined) => {
    const language = table.languageOf(tag)
    const made = difficulties.get(language) ?? Float64Array.from(text.spellIds, table.forLanguage(language))
    difficulties.set(language, made)
    return made
  }
  const pauses = new Pauses()
  const readings = new Map<number, TextReading>()
  for (const [id, known] of students) {
    readings.set(id, readText(text, difficultiesFor(known.language), known, NEW_BELOW))
    await pauses.pauseIfDue()
  }
  return readings
}

/** Counts for each word of a text how many probably don't know it. */
export function countNew({ spellIds }: TextColumns, readings: readonly TextReading[]): Int32Array {
  const counts = new Int32Array(spellIds.length)
  for (const { newPlaces } of readings) for (const place of newPlaces) counts[place]!++
  return counts
}
