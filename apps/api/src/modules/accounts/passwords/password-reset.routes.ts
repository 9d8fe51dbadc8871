import { forgotPassword, resetPassword } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { callerOf } from '../login/caller'
import { setSessionAndDeviceCookies } from '../login/device-cookie'
import { PasswordResetService } from './password-reset.service'

export function passwordResetRoutes(app: FastifyInstance, services: ApiServices): void {
  const resets = new PasswordResetService(services)
  route(app, forgotPassword, ({ body }, { request }) => resets.sendCode(body, callerOf(request)))
  route(app, resetPassword, async ({ body }, { request, reply }) =>
    setSessionAndDeviceCookies(request, reply, services.devices, await resets.reset(body, callerOf(request))),
  )
}
