import { ARTICLE_DATA_ID, type Article, type ArticlePageData } from '@wordhoard/contracts/articles'

/**
 * The article that the server has written into the page, as visitors get it; undefined when it is another page, or the
 * client has taken over already.
 */
export function articleInPage(id: number): Article | undefined {
  const json = document.getElementById(ARTICLE_DATA_ID)?.textContent
  const content = document.querySelector('.server-content article')
  if (!json || !content) return undefined
  const data = JSON.parse(json) as ArticlePageData
  // Its source is for its author, who is no visitor.
  return data.id === id ? { ...data, html: content.innerHTML, md_content: '' } : undefined
}
