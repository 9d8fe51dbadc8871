import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'

export function sensesRoutes(app: FastifyInstance, { senses }: ApiServices): void {
  route(app, getTopDefinitions, async ({ query }) => {
    const { spell_id, context, topic } = query
    const top = await senses.topDefinitions(spell_id, context, { topic })
    const answer = {
      top_definition_ids: top.map(({ definition_id }) => definition_id),
      chances: top.map(({ chance }) => chance),
    }
    // The context shows what a user reads, so only their own browser may cache the answer.
    return RawBody.ofJson(answer, DICTIONARY_MAX_AGE_SECONDS, 'private')
  })
}
