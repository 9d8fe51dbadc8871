import type { Gloss } from './glosses'
import { isNameLike } from './names'
import { formsPattern } from './sentence-of'

/** A block of the text, with the glosses of words that first occur in it. */
export interface GlossedBlock {
  readonly element: Element
  readonly glosses: readonly Gloss[]
}

/**
 * Marks the first occurrence of each glossed word in the blocks of a text with its number, preferably one that isn't
 * written like a name. The text itself is never parsed as HTML: only elements created here are added.
 *
 * @param blocks of a sanitised fragment; modified in place
 * @param className class of the mark around a word
 */
export function markGlosses(
  blocks: readonly Element[],
  glosses: readonly Gloss[],
  className: string,
): GlossedBlock[] {
  const open = new Map(glosses.map((gloss) => [gloss, formsPattern(gloss.forms, 'giu')] as const))
  const found = blocks.map((): Gloss[] => [])
  for (const canBeName of [false, true]) {
    for (const [at, element] of blocks.entries()) {
      for (const [gloss, pattern] of open) {
        if (!pattern || !markFirstMatch(element, pattern, canBeName, gloss.number, className)) continue
        open.delete(gloss)
        found[at]!.push(gloss)
      }
    }
  }
  return blocks.map((element, at) => ({
    element,
    glosses: found[at]!.toSorted((a, b) => a.number - b.number),
  }))
}

function markFirstMatch(
  block: Element,
  pattern: RegExp,
  canBeName: boolean,
  number: number,
  className: string,
): boolean {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Skips the word and the number of another gloss's mark.
    if (node.parentElement?.closest('[data-gloss]')) continue
    const text = (node as Text).data
    const match = [...text.matchAll(pattern)].find(
      ({ index, 0: shown }) => canBeName || !isNameLike({ text, start: index, end: index + shown.length }),
    )
    if (!match) continue
    const word = (node as Text).splitText(match.index)
    word.splitText(match[0].length)
    const mark = block.ownerDocument.createElement('span')
    mark.className = className
    mark.dataset.gloss = String(number)
    const sign = block.ownerDocument.createElement('sup')
    sign.textContent = String(number)
    word.replaceWith(mark)
    mark.append(word, sign)
    return true
  }
  return false
}
