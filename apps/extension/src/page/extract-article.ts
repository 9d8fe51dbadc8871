import { Readability } from '@mozilla/readability'
import { bylineOf, type PageArticle } from '@wordhoard/reading-html/page-article'
import type { Extracted } from './page-article'
import { copyUnfolded, visibleCopy } from './visible-copy'

/** An article with fewer characters than this triggers a second attempt on the unfolded page. */
const SHORT_ARTICLE_CHARS = 250
/** Minimum number of characters of a text worth reading. */
const MIN_ARTICLE_CHARS = 40
/** Maximum number of elements of a page; larger ones would block the browser. */
const MAX_ELEMENTS = 150_000

function textOf(parsed: ReturnType<Readability['parse']>): string {
  return (parsed?.textContent ?? '').trim()
}

function parse(copy: Document): ReturnType<Readability['parse']> {
  return new Readability(copy, { maxElemsToParse: MAX_ELEMENTS }).parse()
}

/** Chrome displays a PDF as a page that contains only a viewer. */
function isPdf(page: Document): boolean {
  const only = page.body?.childElementCount === 1 ? page.body.firstElementChild : null
  return page.contentType === 'application/pdf' || only?.getAttribute('type') === 'application/pdf'
}

/** Returns a plain text file as browsers display it. */
function plainFile(page: Document): PageArticle {
  const name = page.location.pathname.split('/').at(-1) ?? ''
  return { content: '', title: page.title || name, byline: '', textContent: page.body.textContent }
}

/**
 * Extracts the article from a page with Mozilla's Readability: its text with headings, emphasis, lists, pictures and
 * captions, but without navigation and clutter. Works on a copy, so the page itself stays unchanged.
 */
export function extractArticle(page: Document): Extracted {
  if (isPdf(page)) return { problem: 'pdf' }
  if (page.contentType.startsWith('text/plain')) {
    const article = plainFile(page)
    return article.textContent.trim() === '' ? { problem: 'no-text' } : { article }
  }
  if (!/html/.test(page.contentType) || !page.body) return { problem: 'no-document' }
  if (page.getElementsByTagName('*').length > MAX_ELEMENTS) return { problem: 'too-long' }

  let parsed = parse(visibleCopy(page))
  if (textOf(parsed).length < SHORT_ARTICLE_CHARS) {
    // Some sites show their text only after a click.
    const whole = parse(copyUnfolded(page))
    if (textOf(whole).length > 2 * textOf(parsed).length) parsed = whole
  }
  const textContent = textOf(parsed)
  if (!parsed || textContent.length < MIN_ARTICLE_CHARS) return { problem: 'no-text' }
  return {
    article: {
      content: parsed.content ?? '',
      title: parsed.title || page.title,
      byline: bylineOf(parsed, page.location.hostname),
      textContent,
    },
  }
}
