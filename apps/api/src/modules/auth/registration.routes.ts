import { register, sendVerificationEmail } from '@wordhoard/contracts/auth'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { callerOf } from './caller'
import type { RegistrationService } from './registration.service'
import { giveSession } from './session-cookie'

export function registrationRoutes(app: FastifyInstance, registration: RegistrationService): void {
  route(app, sendVerificationEmail, ({ body }, { request }) => registration.sendCode(body, callerOf(request)))
  route(app, register, async ({ body }, { request, reply }) =>
    giveSession(reply, await registration.register(body, callerOf(request))),
  )
}
