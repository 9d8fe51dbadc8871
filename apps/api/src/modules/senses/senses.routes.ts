import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'

/** The dictionary changes only when it is built anew. */
const MAX_AGE = 600

export function sensesRoutes(app: FastifyInstance, { senses }: ApiServices): void {
  route(app, getTopDefinitions, async ({ query }) => {
    const top_definition_ids = await senses.topDefinitions(query.spell_id, query.context, query.topic)
    // A context is what somebody reads: only their own browser keeps the answer.
    return RawBody.ofJson({ top_definition_ids }, MAX_AGE, 'private')
  })
}
