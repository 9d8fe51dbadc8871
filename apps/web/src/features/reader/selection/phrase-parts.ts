import type { Token } from '@wordhoard/lexicon/tokens/tokens'
import type { DrawnPhrase } from '../../../lib/drawn-word-state'
import type { DrawnPart } from '../states/drawn-word-states'
import { wordFrom } from '../text/block-text'

/**
 * Returns the stretches of phrases that lie in a block. The phrases' offsets are those in the whole text.
 *
 * @param start offset of the block's text in the whole text; undefined for a block that wasn't part of the survey
 * @param phrases in the order of their starts
 */
export function phrasesInBlock(
  { text, words }: { readonly text: string; readonly words: readonly Token[] },
  start: number | undefined,
  phrases: readonly DrawnPhrase[],
): DrawnPart[] {
  if (start === undefined || phrases.length === 0) return []
  let low = 0
  let high = phrases.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (phrases[middle]!.stretches[0]![0] < start) low = middle + 1
    else high = middle
  }
  const found: DrawnPart[] = []
  for (; low < phrases.length; low++) {
    const { stretches, state } = phrases[low]!
    if (stretches[0]![0] >= start + text.length) break
    for (const [from, to] of stretches) {
      // Index of the first word that ends after the stretch begins.
      const index = wordFrom(words, from - start + 1)
      found.push({ index, start: from - start, end: to - start, state })
    }
  }
  return found
}
