import { articleHtml } from '@wordhoard/reading-html/article-html'
import { refuseDeep } from '@wordhoard/reading-html/limits'
import { articleRules } from '@wordhoard/reading-html/rules'
import MarkdownIt, { type Token } from 'markdown-it'
import { cleanHtml } from './clean-html'
import { parseRendered } from './parse-rendered'

const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true })

/** An article's HTML and its plain text. */
export interface RenderedMarkdown {
  readonly html: string
  readonly text: string
}

/**
 * Renders markdown, which may contain raw HTML, to safe HTML and plain text. The time it takes depends on the author,
 * so run it in a thread.
 *
 * Only raw HTML needs a browser's parser and a sanitiser, which take some 0.1 ms per element. Markdown's own output is
 * parsed without them. Both end in the same transform, which writes only elements and attributes on its lists.
 *
 * @throws RangeError when elements are nested too deeply, or raw HTML has too many
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
