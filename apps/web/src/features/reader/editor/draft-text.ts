import { collectText, textBlockSelector } from '../text/block-text'

/** Longest stretch of work, in ms, before the page gets its turn. */
const slice = 8

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The plain text of what is being written, block by block, without holding the page up; null when it was called off. */
export async function draftText(editor: Element, signal: AbortSignal): Promise<string | null> {
  const texts: string[] = []
  let end = performance.now() + slice
  const blocks = editor.querySelectorAll(textBlockSelector)
  if (blocks.length === 0) return editor.textContent
  for (const block of blocks) {
    texts.push(collectText(block).text.trim())
    if (performance.now() < end) continue
    await nextTurn()
    if (signal.aborted) return null
    end = performance.now() + slice
  }
  return texts.filter(Boolean).join('\n\n')
}
