import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'

export function embeddingsRoutes(app: FastifyInstance, { embeddings }: ApiServices): void {
  route(app, getTopDefinitions, async ({ query }) => ({
    top_definition_ids: await embeddings.topDefinitions(query.spell_id, query.context, query.topic),
  }))
}
