import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { type PartOfSpeechCode, partOfSpeechCodes } from './learner/learner-sense'
import type { Entry } from './model'

/**
 * Returns an entry's parts of speech as a bit set. Those of covered senses count too: the text engine must know that
 * “two” may stand before a noun although learners read of one number only.
 */
export function partsOfSpeechOf({ senses }: Pick<Entry, 'senses'>): number {
  let bits = 0
  for (const sense of senses) {
    for (const { partOfSpeech } of [sense, ...(sense.covered ?? [])]) bits |= partOfSpeechBits[partOfSpeech]
  }
  return bits
}

/** Parts of speech by their number in WordNet's sense keys. */
const wordNetParts: Readonly<Record<string, PartOfSpeech>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
}

/** Returns the part of speech that a key names, of a WordNet sense or of one of our own, as a bit; 0 if it names none. */
export function partOfSpeechOfKey(key: string): number {
  const name =
    wordNetParts[/%([1-5]):/u.exec(key)?.[1] ?? ''] ??
    partOfSpeechCodes[(/\.([a-z]+)\.\d+$/u.exec(key)?.[1] ?? '') as PartOfSpeechCode]
  return name ? partOfSpeechBits[name] : 0
}
