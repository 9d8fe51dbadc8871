import { articleHtml } from '@wordhoard/reading-html/article-html'
import { refuseDeep } from '@wordhoard/reading-html/limits'
import { articleRules } from '@wordhoard/reading-html/rules'
import MarkdownIt, { type Token } from 'markdown-it'
import { cleanHtml } from './clean-html'
import { parseRendered } from './parse-rendered'

const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true })

/** What an article is shown as, and the plain text of that. */
export interface RenderedMarkdown {
  readonly html: string
  readonly text: string
}

/**
 * Markdown, with raw HTML in it, as safe HTML and as plain text. Takes as long as the author wants: run it in a thread.
 *
 * Only raw HTML needs a browser's parser and a sanitiser, which take some 0.1 ms an element. What markdown itself makes is
 * read without them; both end in the same transform, which writes nothing but what it names.
 *
 * Throws a RangeError when elements are nested too deeply, or too many of raw HTML.
 */
export function renderMarkdown(source: string, origin: string): RenderedMarkdown {
  const environment = {}
  const tokens = markdown.parse(source, environment)
  const html = markdown.renderer.render(tokens, markdown.options, environment)
  const tree = tokens.some(isRaw) ? undefined : parseRendered(html)
  if (!tree) return cleanHtml(html, origin)
  refuseDeep(html)
  return articleHtml(tree, articleRules('server', origin))
}

function isRaw({ type, children }: Token): boolean {
  return type === 'html_block' || type === 'html_inline' || (children?.some(isRaw) ?? false)
}
