import { caretAt } from './marked-tap'

/** The text of an article as the server sends it to those for whom the client draws it anew. */
export const SERVED_TEXT = '.server-content article'
const DRAWN_TEXT = 'article[aria-busy="false"] [data-tappable]'

/** How long the client may take to draw a text after it has started, and the time between two looks, in ms. */
const MAX_WAIT_MS = 5000
const INTERVAL_MS = 50

const letters = /\p{L}/gu

const countLetters = (text: string): number => text.match(letters)?.length ?? 0

function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield walker.currentNode as Text
}

/**
 * Returns the number of letters of the server's text before a point: the client lays the same letters out differently.
 * Undefined if the point is not on that text.
 */
export function letterAt({ target, clientX, clientY }: MouseEvent): number | undefined {
  const root = target instanceof Element ? target.closest(SERVED_TEXT) : null
  const caret = root && caretAt(clientX, clientY)
  if (!caret) return undefined
  let before = 0
  for (const text of textsIn(root)) {
    if (text === caret.node) return before + countLetters(text.data.slice(0, caret.offset))
    before += countLetters(text.data)
  }
  return undefined
}

/** Returns the box of a letter in the text that the client has drawn; undefined if it isn't there yet. */
function boxOfLetter(index: number): DOMRect | undefined {
  const root = document.querySelector(DRAWN_TEXT)
  if (!root) return undefined
  let before = 0
  for (const text of textsIn(root)) {
    const inText = countLetters(text.data)
    if (index >= before + inText) {
      before += inText
      continue
    }
    const { index: start } = [...text.data.matchAll(letters)][index - before]!
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + 1)
    return range.getBoundingClientRect()
  }
  return undefined
}

/**
 * Waits until the client has drawn the text.
 *
 * @returns the middle of a letter on the screen; undefined if there is none after a while
 */
export async function findLetter(index: number): Promise<{ x: number; y: number } | undefined> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += INTERVAL_MS) {
    const box = boxOfLetter(index)
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  return undefined
}
