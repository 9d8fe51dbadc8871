import { changePassword } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { callerOf } from '../login/caller'
import { setSessionAndDeviceCookies } from '../login/device-cookie'
import { PasswordChangeService } from './password-change.service'

export function passwordChangeRoutes(app: FastifyInstance, services: ApiServices): void {
  const changes = new PasswordChangeService(services)
  route(app, changePassword, async ({ body }, { actor, request, reply }) =>
    setSessionAndDeviceCookies(
      request,
      reply,
      services.devices,
      await changes.change(actor, body, callerOf(request)),
    ),
  )
}
