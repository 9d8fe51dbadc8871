import MarkdownIt from 'markdown-it'
import { cleanHtml } from './clean-html'

const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true })

/** What an article is shown as, and the plain text of that. */
export interface RenderedMarkdown {
  readonly html: string
  readonly text: string
}

/** Markdown, with raw HTML in it, as safe HTML and as plain text. Takes as long as the author wants: run it in a thread. */
export function renderMarkdown(source: string, origin: string): RenderedMarkdown {
  return cleanHtml(markdown.render(source), origin)
}
