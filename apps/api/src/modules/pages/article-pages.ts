import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { type DataPage, pages } from '@wordhoard/contracts/site/pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type pg from 'pg'
import { listArticlesFor } from '../articles/list-articles'
import { findArticle } from '../articles/read-article'
import { articlePageContent, articlePageHead, articlesPageContent, articlesPageHead } from './article-page'
import { idOf, type PageHandler, type SendPage } from './page-handler'

/** As many as the screen has on a page. */
const MOST_LISTED = 50

interface ArticlePagesOptions {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly send: SendPage
}

/** Handlers of public articles and their list, ready to be read. */
export function articlePages({ pool, publicUrl, send }: ArticlePagesOptions) {
  return {
    articles: async (request, reply) => {
      const newest = await listArticlesFor(pool, undefined, { limit: MOST_LISTED, offset: 0 })
      return send(request, reply, 200, articlesPageHead, articlesPageContent(newest))
    },

    article: async (request, reply) => {
      const id = idOf(request)
      const article = id === undefined ? undefined : await findArticle(pool, undefined, id)
      if (article) {
        return send(request, reply, 200, articlePageHead(article, publicUrl), articlePageContent(article))
      }
      // A page does not know who asks, and a private article must look like none at all. So visitors are told that there is
      // nothing, and whoever has a session gets the page that goes and asks.
      const hasSession = request.headers.cookie?.includes(`${SESSION_HINT_COOKIE}=`)
      return send(request, reply, hasSession ? 200 : 404, {
        title: pageTitle(pages.article.title),
        description: brand.description,
        path: pages.articles.path,
        noIndex: true,
      })
    },
  } satisfies Partial<Record<DataPage, PageHandler>>
}
