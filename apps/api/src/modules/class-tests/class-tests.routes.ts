import * as classTests from '@wordhoard/contracts/classes/class-tests'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { learningDeps } from '../learning/learning-deps'
import { changeTest, ownTests, removeTest, setTest, testsOf } from './class-tests'
import { answerQuestion, attemptOf } from './test-attempts'
import { testChoices } from './test-choices'
import { previewQuestions } from './test-preview'
import { exportResults, testResults } from './test-results'

export function classTestsRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, env, learnerModel } = services
  const learning = learningDeps({ ...services, secret: env.jwtSecret() })
  route(app, classTests.listTestChoices, ({ params }, { actor }) =>
    testChoices(learnerModel, actor, params.id),
  )
  route(app, classTests.previewTestQuestions, ({ params, body }, { actor }) =>
    previewQuestions(learning, actor, params.id, body),
  )
  route(app, classTests.createClassTest, ({ params, body }, { actor, runIdempotently }) =>
    setTest(learning, actor, params.id, body, runIdempotently),
  )
  route(app, classTests.listClassTests, ({ params, query }, { actor }) =>
    testsOf(pool, actor, params.id, query),
  )
  route(app, classTests.listMyTests, ({ query }, { actor }) => ownTests(pool, actor, query))
  route(app, classTests.getTestAttempt, ({ params }, { actor }) => attemptOf(learnerModel, actor, params.id))
  route(app, classTests.answerTestQuestion, ({ params, body }, { actor }) =>
    answerQuestion(learnerModel, actor, params.id, body),
  )
  route(app, classTests.getTestResults, ({ params }, { actor }) => testResults(pool, actor, params.id))
  route(app, classTests.exportTestResults, ({ params }, { actor }) => exportResults(pool, actor, params.id))
  route(app, classTests.updateClassTest, ({ params, body }, { actor }) =>
    changeTest(pool, actor, params.id, body),
  )
  route(app, classTests.deleteClassTest, ({ params }, { actor }) => removeTest(pool, actor, params.id))
}
