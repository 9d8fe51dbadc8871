import * as learningStatistics from '@wordhoard/contracts/learning-statistics'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { changeSettings } from '../learn-settings'
import { insights } from './insights'
import { activityPerDay, learningStat } from './learning-stat'
import { sessionStat } from './session-stat'
import { readToday } from './today'

export function learningStatisticsRoutes(app: FastifyInstance, { pool, dictionary }: ApiServices): void {
  route(app, learningStatistics.getGameSessionStat, ({ params, query }, { actor }) =>
    sessionStat(pool, dictionary, actor, params.id, query.tz),
  )
  route(app, learningStatistics.getLearningStat, ({ query }, { actor }) =>
    learningStat(pool, actor, query.tz),
  )
  route(app, learningStatistics.getActivityPerDay, ({ query }, { actor }) =>
    activityPerDay(pool, actor, query.tz),
  )
  route(app, learningStatistics.getInsights, ({ query }, { actor }) => insights(pool, actor, query.tz))
  route(app, learningStatistics.getLearnToday, ({ query }, { actor }) => readToday(pool, actor, query.tz))
  route(app, learningStatistics.updateLearnSettings, ({ body }, { actor }) =>
    changeSettings(pool, actor, body),
  )
}
