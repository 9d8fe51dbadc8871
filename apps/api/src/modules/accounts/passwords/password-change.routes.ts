import { changePassword } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import { callerOf } from '../login/caller'
import { giveSessionAndDevice } from '../login/device-cookie'
import type { KnownDevices } from '../login/known-devices.service'
import type { PasswordChangeService } from './password-change.service'

export function passwordChangeRoutes(
  app: FastifyInstance,
  changes: PasswordChangeService,
  devices: KnownDevices,
): void {
  route(app, changePassword, async ({ body }, { actor, request, reply }) =>
    giveSessionAndDevice(request, reply, devices, await changes.change(actor, body, callerOf(request))),
  )
}
