import { entriesInText } from './entries-in-text'
import { type PhraseAround, phrasesAround } from './phrases-around'
import { findTappedWord, type RankedWord, type TappedWord } from './tapped-word'
import { formAsWritten, TextAround } from './text-around'
import type { WordFinder } from './word-finder'

/** What was found for a tap: the phrases that contain the word come before its own entries, doubtful ones after them. */
export interface Tap {
  /** Each of these is an entry to rank by itself: phrases, or the words of a selection. */
  readonly others: readonly number[]
  /** Phrases whose words may be only words here. */
  readonly doubtful: readonly number[]
  readonly phrases: readonly PhraseAround[]
  /** The tapped word, whose entries are ranked together; undefined for a selection of several words. */
  readonly word: TappedWord | undefined
}

/**
 * Finds the entries of a tapped word or of several selected words.
 *
 * @param context the words around it; empty if it stands alone
 * @param at where it begins in the context; by default the occurrence nearest the middle
 */
export function findTap(finder: WordFinder, text: string, context: string, at: number | undefined): Tap {
  const asked = new TextAround(text)
  if (asked.words.length > 1) {
    return { others: entriesInText(finder, asked).ids, doubtful: [], phrases: [], word: undefined }
  }
  const form = formAsWritten(text)
  const around = new TextAround(context)
  const place = around.find(form, at)
  const word = findTappedWord(finder, form, around, place)
  if (place === undefined) return { others: [], doubtful: [], phrases: [], word }
  const { meant, doubtful } = phrasesAround(around, around.phrases(finder), place)
  const idsOf = (phrases: readonly PhraseAround[]) => phrases.map(({ spell_id }) => spell_id)
  return { others: idsOf(meant), doubtful: idsOf(doubtful), phrases: [...meant, ...doubtful], word }
}

/** Returns the ids of all entries of a tap, each once. */
export function entriesOf({ others, word, doubtful }: Tap): number[] {
  return [...new Set([...others, ...(word?.ids ?? []), ...doubtful])]
}

/** Finds the word of the context nearest its middle that leads to the entry. */
export function findEntryInContext(finder: WordFinder, spellId: number, context: string): RankedWord {
  const headword = finder.index.headwordOf(spellId) ?? ''
  const around = new TextAround(context)
  const word = around.findWord((form) => finder.resolve(form).includes(spellId))
  if (word === undefined) return { form: headword, ids: [spellId], uses: [] }
  const form = around.formOf(word)
  return { form, ids: [spellId], uses: finder.usesOf(form, around.useOf(word)) }
}
