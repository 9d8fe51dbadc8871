import { createHash } from 'node:crypto'
import { type Article, articleBeginning } from '@wordhoard/contracts/articles'
import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { type DataPage, pages } from '@wordhoard/contracts/site/pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type pg from 'pg'
import { byteCache } from '../../lib/byte-cache'
import type { RawBody } from '../../lib/raw-body'
import { countArticlesFor, listNewest } from '../articles/lists/list-articles'
import { findArticle } from '../articles/read-article'
import type { LearnerModel } from '../knowledge/learner-model'
import { articlePageContent, articlePageHead, articlesPageContent, articlesPageHead } from './article-page'
import { canBeComplete, idOf, type PageHandler, type RenderComplete, type SendPage } from './page-handler'
import { pageDataElement } from './page-renderer'

/** Number of articles listed, as many as a page of the screen. */
const MAX_LISTED = 50

/** Enough for thirty articles of the library's length. */
const KEPT_BYTES = 3 * 1024 * 1024
/** Maximum length of an article's HTML whose page is kept: packing it hardest takes twenty times as long as reading it. */
const MAX_KEPT_LENGTH = 100_000

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
  /** Pages of articles by a hash of what they show, so that nobody gets an article as it was before a change. */
  const keptArticles = byteCache<string>(KEPT_BYTES)
  const completeArticle = (article: Article, isKept: boolean) => {
    const head = articlePageHead(article, publicUrl)
    const inPage = pageDataOf(article)
    const data = { ...inPage, html: article.html, md_content: '' }
    return complete('article', { head, pathname: head.path, data, inPage }, isKept)
  }
  return {
    articles: async (request, reply) => {
      const newest = await listNewest(request.readFrom(), { limit: MAX_LISTED, offset: 0 })
      if (canBeComplete(request)) {
        const { count } = await countArticlesFor(learnerModel, undefined, {})
        const data = { articles: newest, count }
        const version = JSON.stringify(data)
        if (kept?.version !== version) {
          const options = { head: articlesPageHead, pathname: pages.articles.path, data, inPage: data }
          kept = { version, page: await complete('articles', options) }
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
        if (canBeComplete(request)) {
          const isKept = article.html.length <= MAX_KEPT_LENGTH
          const key = isKept ? createHash('sha256').update(JSON.stringify(article)).digest('base64') : ''
          const page = keptArticles.get(key) ?? (await completeArticle(article, isKept))
          if (page && isKept) keptArticles.set(key, page)
          if (page) return page.send(request, reply.header('cache-control', 'no-cache'))
        }
        // With its data, so that the client needn't parse the text again.
        const content = articlePageContent(article) + pageDataElement('article', pageDataOf(article))
        return send(request, reply, 200, articlePageHead(article, publicUrl), content, 'article')
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

/** Returns what the page carries of an article for the client: its text is in the page already. */
function pageDataOf({ html: _html, md_content: _source, raw_content, ...rest }: Article) {
  return { ...rest, raw_content: articleBeginning(raw_content) }
}
