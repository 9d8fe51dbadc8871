import { type CapitalCounts, countCapitals } from '../states/drawn-word-states'
import { readBlock, textBlockSelector } from '../text/block-text'

/** Longest time to work before yielding to the page, in ms. */
const SLICE_MS = 8

export interface TextSurvey {
  /** The text of all blocks in order, separated by empty lines. */
  readonly text: string
  readonly capitals: CapitalCounts
  /** Offset of each block's text in `text`. */
  readonly starts: WeakMap<Element, number>
}

/** Separates the texts of two blocks. */
const BLOCK_SEPARATOR = '\n\n'

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reads a shown text from beginning to end without blocking the page.
 *
 * @returns null if it was aborted.
 */
export async function surveyText(body: Element, signal: AbortSignal): Promise<TextSurvey | null> {
  const capitals = new Map<string, { lower: number; name: number }>()
  const texts: string[] = []
  const starts = new WeakMap<Element, number>()
  let length = 0
  let end = performance.now() + SLICE_MS
  for (const block of body.querySelectorAll(textBlockSelector)) {
    const read = readBlock(block)
    if (read.words.length > 0) {
      const text = read.text.trim()
      texts.push(text)
      starts.set(block, length - (read.text.length - read.text.trimStart().length))
      length += text.length + BLOCK_SEPARATOR.length
      countCapitals(read, capitals)
    }
    if (performance.now() < end) continue
    await nextTurn()
    if (signal.aborted) return null
    end = performance.now() + SLICE_MS
  }
  return { text: texts.join(BLOCK_SEPARATOR), capitals, starts }
}
