import { articleBeginning } from '@wordhoard/contracts/articles'
import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { type DataPage, pages } from '@wordhoard/contracts/site/pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type pg from 'pg'
import type { RawBody } from '../../lib/raw-body'
import { countArticlesFor, listNewest } from '../articles/lists/list-articles'
import { findArticle } from '../articles/read-article'
import type { LearnerModel } from '../knowledge/learner-model'
import { articlePageContent, articlePageHead, articlesPageContent, articlesPageHead } from './article-page'
import { canBeComplete, idOf, type PageHandler, type RenderComplete, type SendPage } from './page-handler'
import { pageDataElement } from './page-renderer'

/** Number of articles listed, as many as a page of the screen. */
const MAX_LISTED = 50

interface ArticlePagesOptions {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly learnerModel: LearnerModel
  readonly send: SendPage
  readonly complete: RenderComplete
}

/** Returns the handlers for public articles and their list, both with readable content. */
export function articlePages({ pool, learnerModel, publicUrl, send, complete }: ArticlePagesOptions) {
  /** The list as it was rendered last: rendering takes longer than reading it. */
  let kept: { readonly version: string; readonly page: RawBody | undefined } | undefined
  return {
    articles: async (request, reply) => {
      const newest = await listNewest(request.readFrom(), { limit: MAX_LISTED, offset: 0 })
      if (canBeComplete(request)) {
        const { count } = await countArticlesFor(learnerModel, undefined, {})
        const data = { articles: newest, count }
        const version = JSON.stringify(data)
        if (kept?.version !== version) {
          const options = { head: articlesPageHead, pathname: pages.articles.path, data, inPage: data }
          kept = { version, page: complete('articles', options) }
        }
        if (kept.page) return kept.page.send(request, reply.header('cache-control', 'no-cache'))
      }
      return send(request, reply, 200, articlesPageHead, articlesPageContent(newest), 'articles')
    },

    article: async (request, reply) => {
      const id = idOf(request)
      const article =
        id === undefined ? undefined : await findArticle(pool, undefined, id, request.readFrom())
      if (article) {
        const { html, md_content: _, raw_content, ...rest } = article
        const inPage = { ...rest, raw_content: articleBeginning(raw_content) }
        const head = articlePageHead(article, publicUrl)
        const data = { ...inPage, html, md_content: '' }
        const page =
          canBeComplete(request) && complete('article', { head, pathname: head.path, data, inPage })
        if (page) return page.send(request, reply.header('cache-control', 'no-cache'))
        // With its data, so that the client needn't parse the text again.
        const content = articlePageContent(article) + pageDataElement('article', inPage)
        return send(request, reply, 200, head, content, 'article')
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
