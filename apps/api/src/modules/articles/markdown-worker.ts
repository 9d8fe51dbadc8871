import { TOO_MANY_ELEMENTS } from '@wordhoard/reading-html/limits'
import { serveThread } from '../../lib/threads/serve-thread'
import { type RenderedMarkdown, renderMarkdown } from './markdown'

/** What the thread is asked, and what it answers. */
export interface MarkdownRequest {
  readonly source: string
  readonly origin: string
}
export type MarkdownAnswer =
  | { readonly rendered: RenderedMarkdown }
  | { readonly refused: 'too deep' | 'too many' }

serveThread<MarkdownRequest, MarkdownAnswer>(({ source, origin }) => {
  try {
    return { rendered: renderMarkdown(source, origin) }
  } catch (error) {
    // Elements by the thousand, or within each other until the stack is at its end. Anything else ends the thread and is a fault.
    if (error instanceof RangeError) {
      return { refused: error.message === TOO_MANY_ELEMENTS ? 'too many' : 'too deep' }
    }
    throw error
  }
})
