import { listHardWords } from '@wordhoard/contracts/assignments'
import * as readiness from '@wordhoard/contracts/reading/readiness'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { hardWords } from './hard-words'
import { listReadinessOf, readinessOf } from './readiness'

export function readinessRoutes(app: FastifyInstance, { learnerModel, textProcessor }: ApiServices): void {
  const deps = { learnerModel, textProcessor }
  route(app, readiness.getReadiness, ({ params, body }, { actor }) =>
    readinessOf(deps, actor, params.id, body),
  )
  route(app, readiness.listReadiness, ({ params }, { actor }) => listReadinessOf(deps, actor, params.id))
}

/** Routes of assignments that need what is thought of a class. */
export function hardWordsRoutes(app: FastifyInstance, { learnerModel }: ApiServices): void {
  route(app, listHardWords, ({ params, query }, { actor }) =>
    hardWords(learnerModel, actor, params.id, query),
  )
}
