import { blockOf, offsetInBlock, rangeInBlock, readBlock, wordFrom } from '../text/block-text'

/** The place of a word in the text: its block, and its index among the block's words. */
export interface WordPlace {
  readonly block: Element
  readonly index: number
}

/** Distance from a word within which a touch or a click still counts as on it, in px. */
const TOLERANCE_PX = { touch: { x: 5, y: 6 }, mouse: { x: 1, y: 3 } }

interface Caret {
  readonly node: Node
  readonly offset: number
}

function caretAt(x: number, y: number): Caret | null {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = document.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Checks whether a point is within one of the rectangles, or no farther from it than `tolerance`, in px. */
export function isWithin(
  rects: Iterable<Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>>,
  x: number,
  y: number,
  tolerance: { x: number; y: number },
): boolean {
  for (const rect of rects) {
    const isAcross = x >= rect.left - tolerance.x && x <= rect.right + tolerance.x
    if (isAcross && y >= rect.top - tolerance.y && y <= rect.bottom + tolerance.y) return true
  }
  return false
}

/**
 * Returns the word at a point of the window, or null beside words. A caret position snaps to the nearest text even from
 * a margin, so the word's own rectangles decide.
 */
export function wordAt(root: Element, x: number, y: number, pointer: 'touch' | 'mouse'): WordPlace | null {
  const caret = caretAt(x, y)
  if (caret?.node.nodeType !== 3 || !root.contains(caret.node)) return null
  const block = blockOf(caret.node, root)
  if (!block) return null
  const read = readBlock(block)
  const offset = offsetInBlock(read, caret.node, caret.offset)
  if (offset === undefined) return null
  // Between two adjacent words ("either/or") the caret belongs to both.
  for (let index = wordFrom(read.words, offset); index < read.words.length; index++) {
    const { start, end } = read.words[index]!
    if (start > offset) break
    if (isWithin(rangeInBlock(read, start, end).getClientRects(), x, y, TOLERANCE_PX[pointer]))
      return { block, index }
  }
  return null
}
