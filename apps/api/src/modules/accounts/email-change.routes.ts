import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { EmailChangeService } from './email-change.service'

export function emailChangeRoutes(app: FastifyInstance, services: ApiServices): void {
  const changes = new EmailChangeService(services)
  route(app, requestEmailChange, ({ body }, { actor }) => changes.request(actor, body))
  route(app, confirmEmailChange, ({ body }, { actor }) => changes.confirm(actor, body))
}
