import * as goals from '@wordhoard/contracts/goals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { changeGoal, countReading, goalToday } from './goals'

export function goalsRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, goals.getGoal, ({ query }, { actor }) => goalToday(pool, actor, query.tz))
  route(app, goals.setGoal, ({ body }, { actor }) => changeGoal(pool, actor, body))
  route(app, goals.reportReading, ({ body }, { actor }) => countReading(pool, actor, body))
}
