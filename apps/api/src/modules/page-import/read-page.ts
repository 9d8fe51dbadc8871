import { Readability } from '@mozilla/readability'
import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import { MAX_BYLINE_LENGTH, MAX_EXTERNAL_CHARS } from '@wordhoard/contracts/reading/external-message'
import { refuseDeep } from '@wordhoard/reading-html/limits'
import { bylineOf, limitArticle, type PageArticle } from '@wordhoard/reading-html/page-article'
import { JSDOM, VirtualConsole } from 'jsdom'

/** Maximum number of elements of a page; larger ones take too long. */
const MAX_ELEMENTS = 50_000
/** Minimum number of letters of a text worth reading. */
const MIN_ARTICLE_LETTERS = 32
const limits = { title: MAX_TITLE_LENGTH, byline: MAX_BYLINE_LENGTH, content: MAX_EXTERNAL_CHARS }

export interface PageBytes {
  readonly url: string
  /** Value of the `Content-Type` header. */
  readonly contentType: string
  readonly bytes: Uint8Array
}
export type PageRefusal = 'too large' | 'no article'
export type ReadPage = { readonly article: PageArticle } | { readonly refused: PageRefusal }

/**
 * Finds the article of a page with Mozilla's Readability. Scripts don't run and nothing is loaded. The time it takes
 * depends on the page, so run it in a thread.
 */
export function readPage({ url, contentType, bytes }: PageBytes): ReadPage {
  const article = /^text\/plain\b/i.test(contentType)
    ? readPlainText(url, contentType, bytes)
    : readHtml(url, contentType, bytes)
  if (article === 'too large') return { refused: 'too large' }
  if (!article || letterCount(article.textContent) < MIN_ARTICLE_LETTERS) return { refused: 'no article' }
  const limited = limitArticle(article, limits)
  return limited ? { article: limited } : { refused: 'too large' }
}

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

function readHtml(
  url: string,
  contentType: string,
  bytes: Uint8Array,
): PageArticle | 'too large' | undefined {
  // Tags are ASCII in every encoding of web pages but UTF-16, which a page of this depth wouldn't use.
  if (isTooDeep(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')))
    return 'too large'
  // XHTML is read as HTML too: as XML, one mistake would refuse the page.
  const type = contentType.replace(/^application\/xhtml\+xml/i, 'text/html')
  const { window } = new JSDOM(bytes, { url, contentType: type, virtualConsole: new VirtualConsole() })
  try {
    const { document } = window
    if (document.getElementsByTagName('*').length > MAX_ELEMENTS) return 'too large'
    const title = document.title
    const parsed = new Readability(document as never).parse()
    if (!parsed) return undefined
    return {
      content: parsed.content ?? '',
      title: parsed.title || title,
      byline: bylineOf(parsed, new URL(url).hostname),
      textContent: (parsed.textContent ?? '').trim(),
    }
  } finally {
    window.close()
  }
}

function isTooDeep(html: string): boolean {
  try {
    refuseDeep(html)
    return false
  } catch {
    return true
  }
}

/** Reads a text file; its name is its title. */
function readPlainText(url: string, contentType: string, bytes: Uint8Array): PageArticle {
  const { hostname, pathname } = new URL(url)
  const name = decodePath(pathname.split('/').at(-1) ?? '')
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(contentType) ?? []
  return { content: '', title: name, byline: bylineOf({}, hostname), textContent: decode(bytes, charset) }
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // An unknown encoding.
    return new TextDecoder().decode(bytes)
  }
}
