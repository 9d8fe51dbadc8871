import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { VISITOR_KEY } from './stored-keys'

const DAY_MS = 24 * 60 * 60_000
/** How long a visitor's words stay on the device, in ms. */
export const MAX_AGE_MS = 7 * DAY_MS
/**
 * How long the next login takes the words along without asking, in ms: long enough for the detour to the mail with the
 * code, too short for the next person at a shared computer.
 */
const MAX_UNASKED_MS = 60 * 60_000
/** Maximum size of the text that is taken along to another tab, in characters. Storage holds about 5 million. */
const MAX_TEXT_CHARS = 1_000_000
/** Maximum number of words, and of look-ups, that are remembered. */
export const MAX_WORDS = 100

/** A word or phrase of a text, with the sentence in which it stands. */
export const visitorWord = z.object({
  /** Id of the entry; null if only its text is known, as on the landing page. */
  spellId: z.nullable(z.int()),
  headword: z.string(),
  sentence: z.string(),
  /** Title of the text. */
  source: z.string(),
  articleId: z.optional(z.int()),
  /** The meaning that the visitor chose for the sentence, and the one that was shown first. */
  definitionId: z.optional(z.int()),
  offeredId: z.optional(z.int()),
})
export type VisitorWord = z.infer<typeof visitorWord>

/** Where a visitor was reading when they marked a word. */
const visitorPlace = z.object({
  /** Address of the page. */
  path: z.string(),
  /** The text of reading mode; null if the address leads to the text. */
  text: z.nullable(z.object({ html: z.string(), title: z.string(), byline: z.string() })),
  /** The reading place, as the reader stores it; empty at the beginning. */
  scroll: z.string(),
  /** The selected words, by the position of their block in the text (-1: the title); null if none. */
  selection: z.nullable(
    z.object({
      block: z.int(),
      first: z.int(),
      last: z.int(),
      text: z.string(),
      isPhrase: z.boolean(),
      /** The entry that was shown. */
      spellId: z.int(),
    }),
  ),
})
export type VisitorPlace = z.infer<typeof visitorPlace>

const visitorWords = z.object({
  /** Words to save, oldest first. */
  words: z.array(visitorWord),
  /** Words that were only looked up. */
  lookups: z.array(visitorWord),
  place: visitorPlace,
  /** When the last word was marked; ms since 1970. */
  at: z.number(),
})
export type VisitorWords = z.infer<typeof visitorWords>

const storage = () => localStorage

/** Returns the words that were marked on this device, or undefined. Removes them if they are out of date. */
export function readVisitorWords(now = Date.now()): VisitorWords | undefined {
  const stored = readStoredValue(storage, VISITOR_KEY, visitorWords)
  if (stored && isCurrent(stored.at, now)) return stored
  dropVisitorWords()
  return undefined
}

/** Returns true if something stored then may still be used. A clock that was set back makes it invalid. */
export function isCurrent(at: number, now: number): boolean {
  return at <= now && now - at < MAX_AGE_MS
}

/** Returns true if the next login may take the words along without asking. */
export function isUnasked({ at }: VisitorWords, now = Date.now()): boolean {
  return now - at < MAX_UNASKED_MS
}

/**
 * Stores the words; without the text if that doesn't fit, since the tab that shows it keeps it too.
 *
 * @returns false if the browser stores nothing
 */
export function storeVisitorWords(words: VisitorWords): boolean {
  const { place } = words
  const isLong = (place.text?.html.length ?? 0) > MAX_TEXT_CHARS
  const withoutText = { ...words, place: { ...place, text: null } }
  // Otherwise an older record would stay in place of one that doesn't fit.
  dropVisitorWords()
  storeValue(storage, VISITOR_KEY, isLong ? withoutText : words)
  if (readVisitorWords(words.at)) return true
  storeValue(storage, VISITOR_KEY, withoutText)
  return readVisitorWords(words.at) !== undefined
}

export function dropVisitorWords(): void {
  storeValue(storage, VISITOR_KEY, undefined)
}

export const isSameWord = (one: VisitorWord, other: VisitorWord): boolean =>
  one.headword === other.headword && (one.spellId === other.spellId || one.spellId === null)

/** Adds a word, in place of the same one marked before. */
export function withWord(words: readonly VisitorWord[], word: VisitorWord): VisitorWord[] {
  return [...words.filter((one) => !isSameWord(one, word)), word].slice(-MAX_WORDS)
}

/** Removes a word. */
export function withoutWord(words: readonly VisitorWord[], word: VisitorWord): VisitorWord[] {
  return words.filter((one) => !isSameWord(one, word))
}
