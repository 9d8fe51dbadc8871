import type { Lexicon } from '../lexicon'
import { slotsFor } from '../slots'

/** Maximum length of a phrase, in words: dictionaries have no longer ones, and it bounds the work. */
const MAX_PHRASE_WORDS = 8
const MAX_OBJECT_WORDS = 4
const MAX_TRIES = 300
/**
 * Maximum number of tries for all ways of leaving out an object; eight ambiguous words would otherwise cost thousands
 * of look-ups.
 */
const MAX_TRIES_WITHOUT_OBJECT = 600

/** Yields every choice of one alternative for each word, first alternatives first, joined by spaces. */
function* choices(alternatives: readonly (readonly string[])[]): Generator<string> {
  const [first, ...rest] = alternatives
  if (!first) return
  if (rest.length === 0) yield* first
  else for (const word of first) for (const others of choices(rest)) yield `${word} ${others}`
}

/**
 * Returns the phrases among the headwords that the words are a form of: as they stand, with any word in its base form,
 * with one's or someone for the words in a slot, and without up to four words of an object (put it off).
 */
export function phraseHeadwords(
  words: readonly string[],
  lexicon: Lexicon,
  bases: (word: string) => readonly string[],
): string[] {
  if (words.length < 2 || words.length > MAX_PHRASE_WORDS) return []
  const alternatives = words.map((word) => [...new Set([word, ...bases(word), ...slotsFor(word)])])
  let triesLeft = MAX_TRIES
  const find = (candidates: readonly (readonly string[])[]) => {
    const found: string[] = []
    let tries = Math.min(MAX_TRIES, triesLeft)
    for (const phrase of choices(candidates)) {
      if (tries-- === 0) break
      triesLeft--
      if (lexicon.partsOfSpeech(phrase) !== 0) found.push(phrase)
    }
    return found
  }
  const whole = find(alternatives)
  if (whole.length > 0) return whole
  triesLeft = MAX_TRIES_WITHOUT_OBJECT
  for (let left = 1; left <= Math.min(MAX_OBJECT_WORDS, words.length - 2); left++) {
    for (let from = 1; from + left < words.length; from++) {
      const found = find(alternatives.toSpliced(from, left))
      if (found.length > 0) return found
    }
  }
  return []
}
