import { forgotPassword, resetPassword } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import { callerOf } from '../login/caller'
import { giveSessionAndDevice } from '../login/device-cookie'
import type { KnownDevices } from '../login/known-devices.service'
import type { PasswordResetService } from './password-reset.service'

export function passwordResetRoutes(
  app: FastifyInstance,
  resets: PasswordResetService,
  devices: KnownDevices,
): void {
  route(app, forgotPassword, ({ body }, { request }) => resets.sendCode(body, callerOf(request)))
  route(app, resetPassword, async ({ body }, { request, reply }) =>
    giveSessionAndDevice(request, reply, devices, await resets.reset(body, callerOf(request))),
  )
}
