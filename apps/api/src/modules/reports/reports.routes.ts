import { report } from '@wordhoard/contracts/profiles'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { reportUser } from './reports'

export function reportsRoutes(app: FastifyInstance, { pool, reportMails }: ApiServices): void {
  route(app, report, ({ params, body }, { actor }) =>
    reportUser({ pool, mails: reportMails }, actor, params.id, body),
  )
}
