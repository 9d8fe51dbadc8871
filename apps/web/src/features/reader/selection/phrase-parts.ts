import type { Token } from '@wordhoard/lexicon/tokens/tokens'
import type { DrawnPart, DrawnWordState } from '../states/drawn-word-states'
import { wordFrom } from '../text/block-text'

/** A phrase where it stands in the whole text: the stretches of its words, as start and end. */
export interface PhrasePart {
  readonly stretches: readonly (readonly [start: number, end: number])[]
  readonly state: DrawnWordState
}

/**
 * The stretches of phrases that lie in a block.
 *
 * @param start where the block's text begins in the whole text; undefined for a block that was not read with it
 * @param phrases in the order of their beginnings
 */
export function phrasesInBlock(
  { text, words }: { readonly text: string; readonly words: readonly Token[] },
  start: number | undefined,
  phrases: readonly PhrasePart[],
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
      // The first word that ends behind the stretch's beginning.
      const index = wordFrom(words, from - start + 1)
      found.push({ index, start: from - start, end: to - start, state })
    }
  }
  return found
}
