import * as goals from '@wordhoard/contracts/goals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { changeReminders, remindersOf } from './choose-reminders'

export function remindersRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, goals.getReminders, (_input, { actor }) => remindersOf(pool, actor))
  route(app, goals.setReminders, ({ body }, { actor }) => changeReminders(pool, actor, body))
}
