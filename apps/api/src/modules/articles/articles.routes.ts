import * as articles from '@wordhoard/contracts/articles'
import type { FastifyInstance } from 'fastify'
import { JsonText } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import {
  countArticlesFor,
  countOwnArticles,
  listArticlesFor,
  listForVisitor,
  listOwnArticles,
} from './lists/list-articles'
import { SummaryCache } from './lists/summary-cache'
import { listUnfinished, progressIn, saveProgress } from './progress'
import { readArticle } from './read-article'
import { changeArticle, createArticle, removeArticle } from './save-article'
import { findSuitedArticles } from './suited-articles'

export function articlesRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, markdown, learnerModel } = services
  const summaries = new SummaryCache()
  // Summaries are made field by field, so their schema, which would take a tenth of the call, has nothing to strip.
  route(app, articles.listArticles, async ({ query }, { actor, request }) =>
    actor
      ? JsonText.of(await listArticlesFor(learnerModel, actor, query, request.readFrom()))
      : listForVisitor(summaries, request.readFrom(), query),
  )
  route(app, articles.countArticles, ({ query }, { actor, request }) =>
    countArticlesFor(learnerModel, actor, query, request.readFrom()),
  )
  route(app, articles.listSuitedArticles, ({ query }, { actor }) =>
    findSuitedArticles(learnerModel, actor, query.limit),
  )
  route(app, articles.listUnfinished, (_input, { actor }) => listUnfinished(pool, actor))
  route(app, articles.listMyArticles, ({ query }, { actor }) => listOwnArticles(learnerModel, actor, query))
  route(app, articles.countMyArticles, (_input, { actor }) => countOwnArticles(learnerModel, actor))
  route(app, articles.getArticle, ({ params }, { actor, request }) =>
    readArticle(learnerModel, actor, params.id, request.readFrom()),
  )
  route(app, articles.createArticle, ({ body }, { actor, runIdempotently }) =>
    createArticle(services, actor, body, runIdempotently),
  )
  route(app, articles.updateArticle, ({ params, body }, { actor }) =>
    changeArticle(services, actor, params.id, body),
  )
  route(app, articles.deleteArticle, ({ params }, { actor }) => removeArticle(pool, actor, params.id))
  route(app, articles.previewArticle, async ({ body }, { actor }) => {
    const { html } = await markdown.render(body.md_content, actor.userId)
    return { html }
  })
  route(app, articles.reportProgress, ({ params, body }, { actor }) =>
    saveProgress(pool, actor, params.id, body),
  )
  route(app, articles.getProgress, ({ params }, { actor }) => progressIn(pool, actor, params.id))
}
