import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'

export function sensesRoutes(app: FastifyInstance, { senses }: ApiServices): void {
  route(app, getTopDefinitions, async ({ query }) => {
    const top_definition_ids = await senses.topDefinitions(query.spell_id, query.context, query.topic)
    // The context shows what a user reads, so only their own browser may cache the answer.
    return RawBody.ofJson({ top_definition_ids }, DICTIONARY_MAX_AGE_SECONDS, 'private')
  })
}
