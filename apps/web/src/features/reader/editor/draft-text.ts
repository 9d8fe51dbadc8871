import { collectText, textBlockSelector } from '../text/block-text'

/** Longest time to work before yielding to the page, in ms. */
const SLICE_MS = 8

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reads the plain text of the editor block by block without blocking the page.
 *
 * @returns null if it was aborted.
 */
export async function draftText(editor: Element, signal: AbortSignal): Promise<string | null> {
  const texts: string[] = []
  let end = performance.now() + SLICE_MS
  const blocks = editor.querySelectorAll(textBlockSelector)
  if (blocks.length === 0) return editor.textContent
  for (const block of blocks) {
    texts.push(collectText(block).text.trim())
    if (performance.now() < end) continue
    await nextTurn()
    if (signal.aborted) return null
    end = performance.now() + SLICE_MS
  }
  return texts.filter(Boolean).join('\n\n')
}
