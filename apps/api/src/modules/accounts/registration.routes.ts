import { register, sendVerificationEmail } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { callerOf } from './login/caller'
import { setSessionAndDeviceCookies } from './login/device-cookie'
import { RegistrationService } from './registration.service'

export function registrationRoutes(app: FastifyInstance, services: ApiServices): void {
  const registration = new RegistrationService(services)
  route(app, sendVerificationEmail, ({ body }, { request }) => registration.sendCode(body, callerOf(request)))
  route(app, register, async ({ body }, { request, reply }) =>
    setSessionAndDeviceCookies(
      request,
      reply,
      services.devices,
      await registration.register(body, callerOf(request)),
    ),
  )
}
