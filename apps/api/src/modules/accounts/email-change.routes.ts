import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { EmailChangeService } from './email-change.service'

export function emailChangeRoutes(app: FastifyInstance, changes: EmailChangeService): void {
  route(app, requestEmailChange, ({ body }, { actor }) => changes.request(actor, body))
  route(app, confirmEmailChange, ({ body }, { actor }) => changes.confirm(actor, body))
}
