import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { EmbeddingsService } from './senses.service'

export function embeddingsRoutes(app: FastifyInstance, embeddings: EmbeddingsService): void {
  route(app, getTopDefinitions, async ({ query }) => ({
    top_definition_ids: await embeddings.topDefinitions(query.spell_id, query.context, query.topic),
  }))
}
