import { rangeInBlock, readBlock, textBlockSelector } from '../text/block-text'
import { blocksBetween } from '../text/chunks'
import type { WordPlace } from './hit-test'

/**
 * Maximum number of words searched when the cursor moves by a line: enough to pass an image or a table, but not to go
 * through the whole text.
 */
const MAX_SEARCHED_WORDS = 400

/** Returns the rectangle of a word, or of its first part if it is broken over two lines. */
export function rectOf({ block, index }: WordPlace): DOMRect {
  const read = readBlock(block)
  const { start, end } = read.words[index]!
  const range = rangeInBlock(read, start, end)
  return range.getClientRects()[0] ?? range.getBoundingClientRect()
}

/** Returns the next word after (1) or before (-1) a place, across blocks; null at the end of the text. */
export function stepWord(root: Element, place: WordPlace, direction: 1 | -1): WordPlace | null {
  let { block, index } = place
  let blocks: Element[] | null = null
  let at = -1
  for (;;) {
    index += direction
    if (readBlock(block).words[index]) return { block, index }
    if (!blocks) {
      blocks = [...root.querySelectorAll(textBlockSelector)]
      at = blocks.indexOf(block)
    }
    at += direction
    const next = at >= 0 ? blocks[at] : undefined
    if (!next) return null
    block = next
    index = direction === 1 ? -1 : readBlock(block).words.length
  }
}

/** Returns the first word on the screen, in the title or in the body. */
export function firstWordOnScreen(
  root: Element,
  body: Element,
  top: number,
  bottom: number,
): WordPlace | null {
  for (const block of [...root.querySelectorAll('h1'), ...blocksBetween(body, top, bottom)]) {
    for (const part of block.matches(textBlockSelector)
      ? [block]
      : block.querySelectorAll(textBlockSelector)) {
      const { words } = readBlock(part)
      for (let index = 0; index < words.length; index++) {
        if (rectOf({ block: part, index }).top >= top) return { block: part, index }
      }
    }
  }
  return null
}

/**
 * Returns the word on the next (1) or previous (-1) line that is nearest to the middle of the given word; null if there
 * is none.
 */
export function stepLine(root: Element, place: WordPlace, direction: 1 | -1): WordPlace | null {
  const from = rectOf(place)
  const middle = from.left + from.width / 2
  let line: DOMRect | null = null
  let best: WordPlace | null = null
  let least = Number.POSITIVE_INFINITY
  let next: WordPlace | null = place
  for (let count = 0; count < MAX_SEARCHED_WORDS; count++) {
    next = stepWord(root, next, direction)
    if (!next) break
    const rect = rectOf(next)
    const isOther = direction === 1 ? rect.top >= from.bottom - 4 : rect.bottom <= from.top + 4
    if (!isOther) continue
    line ??= rect
    if (Math.abs(rect.top - line.top) > line.height / 2) break
    const distance = Math.abs(rect.left + rect.width / 2 - middle)
    if (distance < least) {
      least = distance
      best = next
    }
  }
  return best
}

/** Returns the next word for which `isWanted` is true, looking at most `limit` words ahead; null if there is none. */
export function findWord(
  root: Element,
  place: WordPlace,
  isWanted: (place: WordPlace) => boolean,
  limit = 3000,
): WordPlace | null {
  let next: WordPlace | null = place
  for (let count = 0; count < limit; count++) {
    next = stepWord(root, next, 1)
    if (!next || isWanted(next)) return next
  }
  return null
}
