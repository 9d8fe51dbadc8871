import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { type DataPage, pages } from '@wordhoard/contracts/site/pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type pg from 'pg'
import { listNewest } from '../articles/list-articles'
import { findArticle } from '../articles/read-article'
import { articlePageContent, articlePageHead, articlesPageContent, articlesPageHead } from './article-page'
import { idOf, type PageHandler, type SendPage } from './page-handler'

/** Number of articles listed, as many as a page of the screen. */
const MAX_LISTED = 50

interface ArticlePagesOptions {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly send: SendPage
}

/** Returns the handlers for public articles and their list, both with readable content. */
export function articlePages({ pool, publicUrl, send }: ArticlePagesOptions) {
  return {
    articles: async (request, reply) => {
      const newest = await listNewest(request.readFrom(), { limit: MAX_LISTED, offset: 0 })
      return send(request, reply, 200, articlesPageHead, articlesPageContent(newest), 'articles')
    },

    article: async (request, reply) => {
      const id = idOf(request)
      const article =
        id === undefined ? undefined : await findArticle(pool, undefined, id, request.readFrom())
      if (article) {
        return send(
          request,
          reply,
          200,
          articlePageHead(article, publicUrl),
          articlePageContent(article),
          'article',
        )
      }
      // The page request isn't authenticated, and a private article must look as if it didn't exist. So visitors get a
      // 404, while users with a login session get a page whose script asks the API.
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
