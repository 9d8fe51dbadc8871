import { getTopDefinitions } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'

export function sensesRoutes(app: FastifyInstance, { senses, translations }: ApiServices): void {
  route(app, getTopDefinitions, async ({ query }) => {
    const { spell_id, context, topic, lang } = query
    const top = await senses.topDefinitions(spell_id, context, { topic })
    const ids = top.map(({ definition_id }) => definition_id)
    const language = await translations.open(lang)
    const answer = {
      top_definition_ids: ids,
      chances: top.map(({ chance }) => chance),
      ...(language && (await language.of(ids))),
    }
    // The context shows what a user reads, so only their own browser may cache the answer.
    return RawBody.ofJson(answer, DICTIONARY_MAX_AGE_SECONDS, 'private')
  })
}
