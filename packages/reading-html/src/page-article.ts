/** What Mozilla's Readability finds on a page, besides its text. */
interface PageNames {
  readonly byline?: string | null | undefined
  readonly siteName?: string | null | undefined
}

/** The article of a web page. The HTML is the page's own: sanitise it before use. */
export interface PageArticle {
  readonly content: string
  readonly title: string
  readonly byline: string
  readonly textContent: string
}

/** Maximum lengths in characters; `content` is the limit of the HTML and of the plain text. */
export interface ArticleLimits {
  readonly title: number
  readonly byline: number
  readonly content: number
}

/** Joins the author and site that a page names ("A. Writer, The Daily"); falls back to the host. */
export function bylineOf({ byline, siteName }: PageNames, hostname: string): string {
  const author = (byline ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^by\s+/i, '')
  const site = (siteName ?? '').trim() || hostname.replace(/^www\./, '')
  if (author.toLowerCase().includes(site.toLowerCase())) return author
  return author === '' ? site : `${author}, ${site}`
}

const oneLine = (text: string, maxLength: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Inline pictures can be many times longer than the text of their page. */
const withoutInlinePictures = (html: string): string =>
  html.replace(/\s(?:src|srcset)\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi, '')

/**
 * Returns an article within the limits. When the HTML is too long, drops its inline pictures, then falls back to plain
 * text; returns null when that is too long as well, or empty.
 */
export function limitArticle(article: PageArticle, limits: ArticleLimits): PageArticle | null {
  const fits = (text: string) => text.length <= limits.content
  const content = [article.content, withoutInlinePictures(article.content)].find(fits) ?? ''
  const textContent = fits(article.textContent) ? article.textContent : ''
  if (content.trim() === '' && textContent.trim() === '') return null
  return {
    content,
    title: oneLine(article.title, limits.title),
    byline: oneLine(article.byline, limits.byline),
    textContent,
  }
}
