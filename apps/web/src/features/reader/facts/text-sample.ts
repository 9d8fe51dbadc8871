import { lookupForm } from '@wordhoard/lexicon/tokens/tokens'
import { readBlock, textBlockSelector } from '../text/block-text'

/** Number of running words from which a text's difficulty is estimated; more would change little. */
const SAMPLE_WORDS = 1200

/** The words at the beginning of a text, counted. */
export interface TextSample {
  /** Frequencies of the words in the sample, in the form in which they are looked up; names are left out. */
  readonly words: ReadonlyMap<string, number>
  readonly sentences: number
}

/**
 * Counts the words at the beginning of a text. A word that never starts with a lower-case letter is taken for a name.
 */
export function sampleText(body: Element): TextSample {
  const counts = new Map<string, number>()
  const small = new Set<string>()
  let running = 0
  let sentences = 0
  for (const block of body.querySelectorAll(textBlockSelector)) {
    if (running >= SAMPLE_WORDS) break
    const { text, words } = readBlock(block)
    for (const word of words) {
      const form = lookupForm(text, word)
      counts.set(form, (counts.get(form) ?? 0) + 1)
      if (/^\p{Ll}/u.test(text.slice(word.start))) small.add(form)
    }
    running += words.length
    if (words.length > 0) sentences += Math.max(1, text.match(/[.!?…]+["'”’)\]]*(?=\s|$)/gu)?.length ?? 1)
  }
  for (const form of counts.keys()) if (!small.has(form) && form !== 'i') counts.delete(form)
  return { words: counts, sentences }
}
