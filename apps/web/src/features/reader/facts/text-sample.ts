import { lookupForm } from '@wordhoard/lexicon/tokens/tokens'
import { readBlock, textBlockSelector } from '../text/block-text'

/** Running words from the beginning of a text that tell how hard it is; more would change little. */
const sampleWords = 1200

/** The beginning of a text as counted words. */
export interface TextSample {
  /** Words as they are looked up, with how often they stand in the sample; names are left out. */
  readonly words: ReadonlyMap<string, number>
  readonly sentences: number
}

/** Counts the words at the beginning of a text. A word that is never written small is taken for a name. */
export function sampleText(body: Element): TextSample {
  const counts = new Map<string, number>()
  const small = new Set<string>()
  let running = 0
  let sentences = 0
  for (const block of body.querySelectorAll(textBlockSelector)) {
    if (running >= sampleWords) break
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
