import type { Article } from '@wordhoard/contracts/articles'
import type { PageDataInPage } from '@wordhoard/contracts/site/page-data'
import { dataInPage } from '../../shell/served/page-data'

/**
 * The article that the server rendered into the first page of this tab; kept because the client removes it from the
 * page.
 */
let renderedArticle: { readonly data: PageDataInPage['article']; readonly content: Element } | undefined

function readRenderedArticle(): typeof renderedArticle {
  if (renderedArticle) return renderedArticle
  const data = dataInPage('article')
  const content = document.querySelector('[data-tappable] > div, .server-content article')
  if (data && content) renderedArticle = { data, content }
  return renderedArticle
}

/**
 * Returns the article that the server rendered into the page, as visitors see it. Returns undefined when the page holds
 * another article, or when this was not called before the client took over.
 */
export function articleInPage(id: number): Article | undefined {
  const page = readRenderedArticle()
  // The markdown is for the author only, who is never a visitor.
  return page?.data.id === id ? { ...page.data, html: page.content.innerHTML, md_content: '' } : undefined
}

/** Returns the article's text as the browser parsed it with the page, if the page holds the same version. */
export function takeParsedArticle({ id, updated_at }: Article): Element | undefined {
  return renderedArticle?.data.id === id && renderedArticle.data.updated_at === updated_at
    ? renderedArticle.content
    : undefined
}
