import { type Level, levels } from '@wordhoard/lexicon/level'
import { type Entry, makeEntry, type Sense } from '../model'
import { levelRange, likeliestLevel } from './level-estimate'
import { evidenceFeatures, indexOfLevel, type LevelEvidence } from './level-evidence'
import { type LevelSources, levelFeatures } from './level-features'
import type { LevelModels } from './level-model'
import { levelProbabilities } from './ordinal-regression'

/**
 * Weight of a sense's rarity. A learner also meets a sense through the other senses of the word, so only half of the
 * difference in counts is used.
 */
const SENSE_RARITY = 0.5
/** All ranges, from the lowest level to the highest, shared by a hundred thousand entries. */
const ranges = levels.map((from) => levels.map((to) => [from, to] as const))
/** Maximum number of levels by which a sense may be above its word. */
const MAX_LEVELS_ABOVE = 2
/** Index of the lowest level, B1, of words without a level given by hand: those that learners meet first all have one. */
const LOWEST_OF_OTHERS = 2
/** Their levels were given with the phrase in mind, and no list of phrases' levels says anything else. */
const phraseParts = new Set(['phrasal verb', 'idiom', 'phrase'])

/** The level of one part of speech of an entry. */
interface PartLevel {
  readonly score: number
  readonly at: number
  readonly range: readonly [number, number]
}

/**
 * Estimates the levels at which learners meet an entry and its senses.
 *
 * The model gives a level for each part of speech, from the levels given by hand where there are any; the easiest of
 * them is the entry's level. Senses for learners keep their distance from the easiest of their part of speech. The
 * level of any other sense depends on how much rarer it is than the commonest one, by tag counts, or by position if
 * there are none. Levels of phrases stay as given, also for their senses. Names and function words without a frequency
 * rank get no level.
 */
export function estimateLevels(entry: Entry, sources: LevelSources, models: LevelModels): void {
  const learner = entry.senses.filter(isForLearners)
  if (learner.length === 0) {
    if (entry.level !== null) return
    if (entry.rank === null && (entry.isFunction || entry.senses.every(isName))) return
  }
  const evidence = { senses: learner, read: sources.wordLevels.get(entry.headword) }
  const own = withOriginalSenses(entry)
  let easiest: PartLevel | undefined
  for (const [partOfSpeech, senses] of sensesByPart(own, learner)) {
    const written = learner.filter((sense) => sense.partOfSpeech === partOfSpeech)
    const part = estimatePart(own, partOfSpeech, senses, evidence, sources, models)
    placeLearnerSenses(written, part.at)
    // A part of speech that no sense for learners has is too rare to say how easy the word is.
    if (learner.length > 0 && written.length === 0) continue
    if (easiest === undefined || part.score < easiest.score) easiest = part
  }
  if (easiest === undefined) return
  entry.level = levels[easiest.at]!
  entry.levelRange = learner.length > 0 ? null : rangeAround(easiest)
}

function estimatePart(
  entry: Entry,
  partOfSpeech: string,
  senses: readonly Sense[],
  evidence: LevelEvidence,
  sources: LevelSources,
  models: LevelModels,
): PartLevel {
  const written = evidence.senses.filter((sense) => sense.partOfSpeech === partOfSpeech)
  if (phraseParts.has(partOfSpeech) && written.length > 0) {
    const at = Math.min(...written.map(indexOfLevel))
    return { score: at, at, range: [at, at] }
  }
  const byHand = evidenceFeatures(evidence, partOfSpeech)
  const features = levelFeatures(entry, partOfSpeech, senses, sources)
  const spread = (rarity: number) =>
    byHand
      ? levelProbabilities(models.byHand, features(rarity), byHand)
      : levelProbabilities(models.other, features(rarity))
  const probabilities = spread(0)
  const at = Math.max(byHand ? 0 : LOWEST_OF_OTHERS, likeliestLevel(probabilities))
  placeSenses(senses, at, spread)
  const score = probabilities.reduce((sum, probability, level) => sum + probability * level, 0)
  return { score, at, range: levelRange(probabilities) }
}

function placeSenses(
  senses: readonly Sense[],
  partLevel: number,
  spread: (rarity: number) => readonly number[],
): void {
  const mostTags = Math.max(...senses.map(({ tagCount }) => tagCount)) + 1
  for (const [place, sense] of senses.entries()) {
    const rarer = mostTags > 1 ? mostTags / (sense.tagCount + 1) : place + 1
    const rarity = SENSE_RARITY * Math.log10(rarer)
    const at = rarity === 0 || partLevel === levels.length - 1 ? partLevel : likeliestLevel(spread(rarity))
    sense.level = levels[Math.min(partLevel + MAX_LEVELS_ABOVE, Math.max(partLevel, at))] satisfies
      | Level
      | undefined
  }
}

/** Moves the senses for learners of a part of speech so that the easiest of them has its level. */
function placeLearnerSenses(senses: readonly Sense[], partLevel: number): void {
  const easiest = Math.min(...senses.map(indexOfLevel))
  for (const sense of senses) {
    const at = Math.min(levels.length - 1, partLevel + indexOfLevel(sense) - easiest)
    sense.level = levels[at]!
  }
}

function rangeAround({ at, range: [from, to] }: PartLevel): readonly [Level, Level] {
  return ranges[Math.min(at, from)]![Math.max(at, to)]!
}

/**
 * Returns the entry with the senses that its senses for learners cover in their place. Counts of uses and links, from
 * which levels are estimated, are theirs.
 */
export function withOriginalSenses(entry: Entry): Entry {
  if (!entry.senses.some(isForLearners)) return entry
  const senses = entry.senses.flatMap((sense) => sense.covered ?? [sense])
  return Object.assign(makeEntry(entry.headword), entry, { senses })
}

/** Returns the senses of the sources by part of speech; none for a part of speech that only we give. */
function sensesByPart({ senses }: Entry, learner: readonly Sense[]): Iterable<[string, Sense[]]> {
  const parts = new Map<string, Sense[]>()
  for (const { partOfSpeech } of learner) parts.set(partOfSpeech, [])
  for (const sense of senses) {
    const same = parts.get(sense.partOfSpeech)
    if (same) same.push(sense)
    else parts.set(sense.partOfSpeech, [sense])
  }
  return parts
}

/** Returns whether a sense was written for learners. */
export function isForLearners({ covered }: Sense): boolean {
  return covered !== undefined
}

function isName({ partOfSpeech }: Sense): boolean {
  return partOfSpeech === 'proper noun'
}
