import { formOf } from '../states/drawn-word-states'
import { readBlock, textBlockSelector } from '../text/block-text'
import { placeBelow } from '../text/chunks'
import { setSelection } from '../text/reading.store'
import type { WordPlace } from './hit-test'
import { selectWord } from './selected-word'
import { rectOf } from './word-cursor'

/** Minimum distance between an opened word and the edges of the text's pane, in px. */
const MARGIN_PX = 48

function findInBlock(block: Element, forms: ReadonlySet<string>): WordPlace | null {
  const { text, words } = readBlock(block)
  const index = words.findIndex(({ start, end }) => {
    const form = formOf(text.slice(start, end))
    return forms.has(form) || (form.includes('-') && form.split('-').some((piece) => forms.has(piece)))
  })
  return index < 0 ? null : { block, index }
}

/** Returns the first occurrence from the screen on, otherwise the last one before it. */
function findNearest(body: Element, top: number, forms: ReadonlySet<string>): WordPlace | null {
  const blocks = [...body.querySelectorAll(textBlockSelector)]
  const { chunk, block } = placeBelow(body, top)
  const onScreen = body.children[chunk]?.children[block]
  const from = Math.max(
    0,
    blocks.findIndex((one) => one === onScreen || onScreen?.contains(one)),
  )
  for (const one of blocks.slice(from)) {
    const place = findInBlock(one, forms)
    if (place) return place
  }
  for (const one of blocks.slice(0, from).reverse()) {
    const place = findInBlock(one, forms)
    if (place) return place
  }
  return null
}

/**
 * Selects the occurrence of a word nearest to the current position and scrolls it into view.
 *
 * @param forms forms of the word, as `formOf` returns them
 * @returns false if the text doesn't contain the word.
 */
export function openWord(body: Element, pane: Element, forms: readonly string[]): boolean {
  const view = pane.getBoundingClientRect()
  const place = findNearest(body, view.top, new Set(forms))
  if (!place) return false
  // Scrolls in two steps, since skipped blocks take their real heights only when they come near.
  if (isOutside(place, view)) place.block.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (isOutside(place, view)) {
    pane.scrollBy({ top: rectOf(place).top - view.top - view.height * 0.3, behavior: 'instant' })
  }
  setSelection(selectWord(place, false))
  return true
}

function isOutside(place: WordPlace, view: DOMRect): boolean {
  const { top, bottom } = rectOf(place)
  return top < view.top + MARGIN_PX || bottom > view.bottom - MARGIN_PX
}
