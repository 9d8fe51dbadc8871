import type { DrawnPhrase, DrawnWordState } from '../../../lib/drawn-word-state'
import { phrasesInBlock } from '../selection/phrase-parts'
import { rangeInBlock, rangeOf, readBlock, textBlockSelector } from '../text/block-text'
import { blocksBetween } from '../text/chunks'
import {
  type CapitalCounts,
  type DrawnPart,
  drawnWordStates,
  type StateOfForm,
  wordStatesInBlock,
} from './drawn-word-states'
import { addRange, drawHighlight, removeRange } from './highlights'

/** The data from which word states are drawn. */
export interface StatesToDraw {
  readonly capitals: CapitalCounts
  readonly stateOfForm: StateOfForm
  /** Phrases of the reader's vocabulary, in text order. */
  readonly phrases: readonly DrawnPhrase[]
  /** Offset of each block's text in the whole text, by which phrases are placed. */
  readonly starts: WeakMap<Element, number>
}

/** Returns the parts of a block to draw: its phrases as wholes, and the words outside of them. */
export function statesInBlock(block: Element, states: StatesToDraw): DrawnPart[] {
  const read = readBlock(block)
  const phrases = phrasesInBlock(read, states.starts.get(block), states.phrases)
  const words = wordStatesInBlock(read, states.capitals, states.stateOfForm)
  if (phrases.length === 0) return words
  const isInPhrase = ({ start }: DrawnPart) => phrases.some((part) => part.start <= start && start < part.end)
  return [...words.filter((word) => !isInPhrase(word)), ...phrases]
}

/** Distance above and below the screen within which words are drawn, and beyond which they are removed, in screens. */
const DRAW_WITHIN_SCREENS = 1
const REMOVE_BEYOND_SCREENS = 3
/** Longest time to draw before yielding to the page, in ms. */
const SLICE_MS = 6

const textBlocksIn = (block: Element): Element[] => [
  ...(block.matches(textBlockSelector) ? [block] : []),
  ...block.querySelectorAll(textBlockSelector),
]

/**
 * Draws the states of the words near the screen. Blocks are drawn in idle slices and removed when they are far away, so
 * that the browser handles few ranges at each repaint, however long the text is.
 */
export class StatePainter {
  readonly #body: Element
  readonly #pane: Element
  /** The ranges drawn, by chunk. */
  readonly #drawn = new Map<Element, [DrawnWordState, StaticRange][]>()
  #states: StatesToDraw | null = null

  constructor(body: Element, pane: Element) {
    this.#body = body
    this.#pane = pane
  }

  /** Replaces the states and redraws at once what has been drawn so far. */
  redraw(states: StatesToDraw | null): void {
    this.#states = states
    const chunks = [...this.#drawn.keys()]
    for (const chunk of chunks) this.#erase(chunk)
    if (states) for (const chunk of chunks) if (chunk.isConnected) this.#draw(chunk)
  }

  /**
   * Draws the next chunks near the screen for at most `SLICE_MS`.
   *
   * @returns whether there is more to draw.
   */
  advance(): boolean {
    if (!this.#states) return false
    const end = performance.now() + SLICE_MS
    const view = this.#pane.getBoundingClientRect()
    const { near, far } = this.#chunksAround(view)
    for (const chunk of far) this.#erase(chunk)
    for (const chunk of near) {
      if (this.#drawn.has(chunk)) continue
      this.#draw(chunk)
      if (performance.now() > end) return true
    }
    return false
  }

  /** Removes all drawn states. */
  clear(): void {
    this.redraw(null)
  }

  /** Returns the chunks to draw, those on the screen first, and the drawn ones that are too far away. */
  #chunksAround({ top, bottom, height }: DOMRect): { near: Element[]; far: Element[] } {
    const visible: Element[] = []
    const around: Element[] = []
    const chunks = this.#body.children
    let low = 0
    let high = chunks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (chunks[middle]!.getBoundingClientRect().bottom < top - DRAW_WITHIN_SCREENS * height)
        low = middle + 1
      else high = middle
    }
    for (let at = low; at < chunks.length; at++) {
      const rect = chunks[at]!.getBoundingClientRect()
      if (rect.top > bottom + DRAW_WITHIN_SCREENS * height) break
      if (rect.bottom >= top && rect.top <= bottom) visible.push(chunks[at]!)
      else around.push(chunks[at]!)
    }
    const far = [...this.#drawn.keys()].filter((chunk) => {
      const rect = chunk.getBoundingClientRect()
      return (
        rect.bottom < top - REMOVE_BEYOND_SCREENS * height ||
        rect.top > bottom + REMOVE_BEYOND_SCREENS * height
      )
    })
    return { near: [...visible, ...around], far }
  }

  #draw(chunk: Element): void {
    const states = this.#states!
    const ranges: [DrawnWordState, StaticRange][] = []
    for (const block of textBlocksIn(chunk)) {
      const read = readBlock(block)
      for (const { start, end, state } of statesInBlock(block, states)) {
        const range = rangeOf(read, start, end)
        addRange(state, range)
        ranges.push([state, range])
      }
    }
    this.#drawn.set(chunk, ranges)
  }

  #erase(chunk: Element): void {
    for (const [state, range] of this.#drawn.get(chunk) ?? []) removeRange(state, range)
    this.#drawn.delete(chunk)
  }
}

/**
 * Wraps the words of the blocks on the screen in elements, replacing earlier ones. For browsers without the Custom
 * Highlight API.
 */
export function wrapStates(body: Element, pane: Element, states: StatesToDraw | null): void {
  const { top, bottom } = pane.getBoundingClientRect()
  for (const name of drawnWordStates) {
    drawHighlight(name, () => {
      if (!states) return []
      return blocksBetween(body, top, bottom)
        .flatMap(textBlocksIn)
        .flatMap((block) => {
          const read = readBlock(block)
          const parts = statesInBlock(block, states)
          return parts
            .filter(({ state }) => state === name)
            .map(({ start, end }) => rangeInBlock(read, start, end))
        })
    })
  }
}
