import { readBlock, textBlockSelector } from './block-text'
import { type CapitalCounts, countCapitals } from './word-looks'

/** Longest stretch of work, in ms, before the page gets its turn. */
const slice = 8

export interface TextSurvey {
  /** The text of all blocks in their order, an empty line between them. */
  readonly text: string
  readonly capitals: CapitalCounts
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Reads a shown text from beginning to end without holding the page up; null when it was called off. */
export async function surveyText(body: Element, signal: AbortSignal): Promise<TextSurvey | null> {
  const capitals = new Map<string, { lower: number; name: number }>()
  const texts: string[] = []
  let end = performance.now() + slice
  for (const block of body.querySelectorAll(textBlockSelector)) {
    const read = readBlock(block)
    if (read.words.length > 0) {
      texts.push(read.text.trim())
      countCapitals(read, capitals)
    }
    if (performance.now() < end) continue
    await nextTurn()
    if (signal.aborted) return null
    end = performance.now() + slice
  }
  return { text: texts.join('\n\n'), capitals }
}
