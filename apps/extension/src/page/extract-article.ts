import { Readability } from '@mozilla/readability'
import type { Extracted, PageArticle } from './page-article'
import { copyUnfolded, visibleCopy } from './visible-copy'

/** An article shorter than this, in characters, makes a second look worthwhile. */
const shortArticle = 250
/** What has fewer characters is no text to read. */
const least = 40
/** Pages with more elements than this would hold the browser up. */
const mostElements = 150_000

function textOf(parsed: ReturnType<Readability['parse']>): string {
  return (parsed?.textContent ?? '').trim()
}

function parse(copy: Document): ReturnType<Readability['parse']> {
  return new Readability(copy, { maxElemsToParse: mostElements }).parse()
}

/** Joins what a page says of its origin: "A. Writer, The Daily"; its host where it says nothing. */
function bylineOf(parsed: NonNullable<ReturnType<Readability['parse']>>, page: Document): string {
  const author = (parsed.byline ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^by\s+/i, '')
  const site = (parsed.siteName ?? '').trim() || page.location.hostname.replace(/^www\./, '')
  if (author.toLowerCase().includes(site.toLowerCase())) return author
  return author === '' ? site : `${author}, ${site}`
}

/** Chrome shows a PDF as a page with nothing but a viewer in it. */
function isPdf(page: Document): boolean {
  const only = page.body?.childElementCount === 1 ? page.body.firstElementChild : null
  return page.contentType === 'application/pdf' || only?.getAttribute('type') === 'application/pdf'
}

/** A file of plain text, as browsers show it. */
function plainFile(page: Document): PageArticle {
  const name = page.location.pathname.split('/').at(-1) ?? ''
  return { content: '', title: page.title || name, byline: '', textContent: page.body.textContent }
}

/**
 * Takes the article out of a page (Mozilla's Readability on a copy): its text with headings, emphasis, lists, pictures
 * and captions, without what stands around it. The page itself is left as it is.
 */
export function extractArticle(page: Document): Extracted {
  if (isPdf(page)) return { problem: 'pdf' }
  if (page.contentType.startsWith('text/plain')) {
    const article = plainFile(page)
    return article.textContent.trim() === '' ? { problem: 'no-text' } : { article }
  }
  if (!/html/.test(page.contentType) || !page.body) return { problem: 'no-document' }
  if (page.getElementsByTagName('*').length > mostElements) return { problem: 'too-long' }

  let parsed = parse(visibleCopy(page))
  if (textOf(parsed).length < shortArticle) {
    // Some sites unfold their texts only after a click.
    const whole = parse(copyUnfolded(page))
    if (textOf(whole).length > 2 * textOf(parsed).length) parsed = whole
  }
  const textContent = textOf(parsed)
  if (!parsed || textContent.length < least) return { problem: 'no-text' }
  return {
    article: {
      content: parsed.content ?? '',
      title: parsed.title || page.title,
      byline: bylineOf(parsed, page),
      textContent,
    },
  }
}
