import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { learningDeps } from '../learning/learning-deps'
import { estimateWordsFor, explainWordTo, knowledgeOf, overruleWordsOf, sayLevel } from './knowledge'
import { knowledgeDeps } from './knowledge-deps'
import { keepPassedWords } from './passed-words'
import {
  answerPlacementOf,
  importPlacementOf,
  nextOfVisitor,
  resumePlacement,
  startPlacementOf,
} from './placement'

export function knowledgeRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, dictionary, senses, audio, logger, env, translations, learnerModel, wordChances } = services
  const secret = env.jwtSecret()
  const learning = learningDeps({
    pool,
    dictionary,
    senses,
    audio,
    logger,
    secret,
    translations,
    wordChances,
  })
  const deps = knowledgeDeps({ learnerModel, learning, secret })
  route(app, knowledge.startPlacement, ({ body }, { actor }) => startPlacementOf(deps, actor, body))
  route(app, knowledge.getPlacement, ({ params }, { actor }) => resumePlacement(deps, actor, params.id))
  route(app, knowledge.answerPlacement, ({ params, body }, { actor }) =>
    answerPlacementOf(deps, actor, params.id, body),
  )
  route(app, knowledge.nextPlacementItem, ({ body }) => nextOfVisitor(deps, body))
  route(app, knowledge.importPlacement, ({ body }, { actor }) => importPlacementOf(deps, actor, body))
  route(app, knowledge.estimateWords, ({ body }, { actor }) => estimateWordsFor(deps, actor, body))
  route(app, knowledge.explainWord, ({ params }, { actor }) => explainWordTo(deps, actor, params.word))
  route(app, knowledge.overruleWords, ({ body }, { actor }) => overruleWordsOf(deps, actor, body))
  route(app, knowledge.sayLevel, ({ body }, { actor }) => sayLevel(deps, actor, body))
  route(app, knowledge.passWords, ({ body }, { actor }) => keepPassedWords(learnerModel, actor, body))
  route(app, knowledge.getKnowledge, (_input, { actor }) => knowledgeOf(deps, actor))
}
