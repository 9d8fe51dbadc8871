import { getShippedText } from '@wordhoard/contracts/reading/article-senses'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { readShippedText } from './shipped-texts'

export function libraryRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, getShippedText, ({ params }) => readShippedText(pool, params.name))
}
