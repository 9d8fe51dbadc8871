import { ARTICLE_DATA_ID, type Article, type ArticlePageData } from '@wordhoard/contracts/articles'

/** What the server has written into the page that this tab began with; kept, since the client takes it out. */
let kept: { readonly data: ArticlePageData; readonly content: Element } | undefined

function pageData(): typeof kept {
  if (kept) return kept
  const json = document.getElementById(ARTICLE_DATA_ID)?.textContent
  const content = document.querySelector('.server-content article')
  if (json && content) kept = { data: JSON.parse(json) as ArticlePageData, content }
  return kept
}

/**
 * The article that the server has written into the page, as visitors get it; undefined when it is another page, or was
 * not asked for before the client took over.
 */
export function articleInPage(id: number): Article | undefined {
  const page = pageData()
  // Its source is for its author, who is no visitor.
  return page?.data.id === id ? { ...page.data, html: page.content.innerHTML, md_content: '' } : undefined
}

/** The article's text as the browser parsed it with the page, if it is in the version of the page. */
export function takeParsedArticle({ id, updated_at }: Article): Element | undefined {
  return kept?.data.id === id && kept.data.updated_at === updated_at ? kept.content : undefined
}
