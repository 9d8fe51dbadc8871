import type { Article, ArticleSummary } from '../articles'
import type { Spell, WordRelatives } from '../dictionary'

/** Id of the element in a page that holds what the page shows, as JSON: one of `PageData`. */
export const PAGE_DATA_ID = 'page-data'

/** What the pages made from data show to visitors, by page. */
export interface PageData {
  readonly word: { readonly spell: Spell; readonly relatives: WordRelatives }
  readonly articles: { readonly articles: readonly ArticleSummary[]; readonly count: number }
  readonly article: Article
}

/** The same as a page carries it: an article's HTML is in the page already. */
export interface PageDataInPage extends Omit<PageData, 'article'> {
  readonly article: Omit<Article, 'html' | 'md_content'>
}

/**
 * Renders a page as the client first shows it to visitors, for the element `#root`. The client's build writes a module
 * that exports it as `renderDataPage`.
 */
export type RenderDataPage = <Name extends keyof PageData>(
  page: Name,
  pathname: string,
  data: PageData[Name],
) => string
