import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { listArticlesFor } from '../articles/list-articles'
import { findArticle } from '../articles/read-article'
import { articlePageContent, articlePageHead, articlesPageContent, articlesPageHead } from './article-page'
import type { PageHead } from './page-template'

/** As many as the screen has on a page. */
const MOST_LISTED = 50

interface ArticlePagesOptions {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    head: PageHead,
    content?: string,
  ) => FastifyReply | Promise<FastifyReply>
}

/** Public articles and their list, ready to be read. */
export function articlePages(app: FastifyInstance, { pool, publicUrl, send }: ArticlePagesOptions): void {
  app.get('/articles', async (request, reply) => {
    const newest = await listArticlesFor(pool, undefined, { limit: MOST_LISTED, offset: 0 })
    return send(request, reply, 200, articlesPageHead, articlesPageContent(newest))
  })

  app.get<{ Params: { id: string } }>('/article/:id', async (request, reply) => {
    const id = /^[1-9]\d{0,9}$/.test(request.params.id) ? Number(request.params.id) : Number.POSITIVE_INFINITY
    const article = id > 2147483647 ? undefined : await findArticle(pool, undefined, id)
    if (article) {
      return send(request, reply, 200, articlePageHead(article, publicUrl), articlePageContent(article))
    }
    // A page does not know who asks, and a private article must look like none at all. So visitors are told that there is
    // nothing, and whoever has a session gets the page that goes and asks.
    const hasSession = request.headers.cookie?.includes(`${SESSION_HINT_COOKIE}=`)
    return send(request, reply, hasSession ? 200 : 404, {
      title: pageTitle('Read Article'),
      description: brand.description,
      path: '/articles',
      noIndex: true,
    })
  })
}
