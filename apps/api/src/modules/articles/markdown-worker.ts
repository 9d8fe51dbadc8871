import { serveThread } from '../../lib/threads/serve-thread'
import { type RenderedMarkdown, renderMarkdown } from './markdown'

/** What the thread is asked, and what it answers. */
export interface MarkdownRequest {
  readonly source: string
  readonly origin: string
}
export type MarkdownAnswer = { readonly rendered: RenderedMarkdown } | { readonly isTooDeep: true }

serveThread<MarkdownRequest, MarkdownAnswer>(({ source, origin }) => {
  try {
    return { rendered: renderMarkdown(source, origin) }
  } catch (error) {
    // The stack is at its end: elements within elements by the thousand. Anything else ends the thread and is a fault.
    if (error instanceof RangeError) return { isTooDeep: true }
    throw error
  }
})
