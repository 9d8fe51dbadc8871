import { register, sendVerificationEmail } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { callerOf } from './login/caller'
import { giveSessionAndDevice } from './login/device-cookie'
import type { KnownDevices } from './login/known-devices.service'
import type { RegistrationService } from './registration.service'

export function registrationRoutes(
  app: FastifyInstance,
  registration: RegistrationService,
  devices: KnownDevices,
): void {
  route(app, sendVerificationEmail, ({ body }, { request }) => registration.sendCode(body, callerOf(request)))
  route(app, register, async ({ body }, { request, reply }) =>
    giveSessionAndDevice(request, reply, devices, await registration.register(body, callerOf(request))),
  )
}
