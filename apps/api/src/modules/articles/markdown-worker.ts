import { parentPort } from 'node:worker_threads'
import { type RenderedMarkdown, renderMarkdown } from './markdown'

/** What the thread is sent, and what it answers; the first answer says that it is ready. */
export interface MarkdownRequest {
  readonly source: string
  readonly origin: string
}
export type MarkdownAnswer = 'ready' | { readonly rendered: RenderedMarkdown } | { readonly isTooDeep: true }

if (parentPort === null) throw new Error('the markdown worker runs in a thread of its own')
const port = parentPort

port.on('message', ({ source, origin }: MarkdownRequest) => {
  port.postMessage(answer(source, origin))
})
port.postMessage('ready' satisfies MarkdownAnswer)

function answer(source: string, origin: string): MarkdownAnswer {
  try {
    return { rendered: renderMarkdown(source, origin) }
  } catch (error) {
    // The stack is at its end: elements within elements by the thousand. Anything else ends the thread and is a fault.
    if (error instanceof RangeError) return { isTooDeep: true }
    throw error
  }
}
