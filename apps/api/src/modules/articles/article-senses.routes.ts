import { chooseArticleSense, listArticleSenses } from '@wordhoard/contracts/reading/article-senses'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { readSenses, saveArticleSense } from './article-senses'

export function articleSensesRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, listArticleSenses, ({ params }, { actor }) => readSenses(pool, actor, params.id))
  route(app, chooseArticleSense, ({ params, body }, { actor }) =>
    saveArticleSense(pool, actor, params.id, body),
  )
}
