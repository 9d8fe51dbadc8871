import { TOO_MANY_ELEMENTS } from '@wordhoard/reading-html/limits'
import { serveThread } from '../../lib/threads/serve-thread'
import { type RenderedMarkdown, renderMarkdown } from './markdown'

/** Request to the thread. */
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
    // Thrown for too many elements or too deep nesting. Any other error is a bug and ends the thread.
    if (error instanceof RangeError) {
      return { refused: error.message === TOO_MANY_ELEMENTS ? 'too many' : 'too deep' }
    }
    throw error
  }
})
