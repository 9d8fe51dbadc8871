import { chooseSense, countLookup, listEncounters } from '@wordhoard/contracts/encounters'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { saveSenseChoice } from './choose-sense'
import { encountersOf, recordLookUp } from './encounters'

export function encountersRoutes(app: FastifyInstance, { pool, dictionary, senses }: ApiServices): void {
  route(app, countLookup, ({ body }, { actor, runIdempotently }) =>
    recordLookUp(dictionary, actor, body, runIdempotently),
  )
  route(app, chooseSense, ({ body }, { actor }) => saveSenseChoice(pool, dictionary, actor, body))
  route(app, listEncounters, ({ params }, { actor }) =>
    encountersOf({ pool, senses }, actor, params.spell_id),
  )
}
