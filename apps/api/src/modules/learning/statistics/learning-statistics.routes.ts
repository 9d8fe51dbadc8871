import * as statistics from '@wordhoard/contracts/learning-statistics'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { changeSettings } from '../learn-settings'
import { insights } from './insights'
import { activityPerDay, learningStat } from './learning-stat'
import { sessionStat } from './session-stat'
import { learnToday } from './today'

export function learnStatisticsRoutes(app: FastifyInstance, { pool, dictionary }: ApiServices): void {
  route(app, statistics.getGameSessionStat, ({ params }, { actor }) =>
    sessionStat(pool, dictionary, actor, params.id),
  )
  route(app, statistics.getLearningStat, ({ query }, { actor }) => learningStat(pool, actor, query.tz))
  route(app, statistics.getActivityPerDay, ({ query }, { actor }) => activityPerDay(pool, actor, query.tz))
  route(app, statistics.getInsights, ({ query }, { actor }) => insights(pool, actor, query.tz))
  route(app, statistics.getLearnToday, ({ query }, { actor }) => learnToday(pool, actor, query.tz))
  route(app, statistics.updateLearnSettings, ({ body }, { actor }) => changeSettings(pool, actor, body))
}
