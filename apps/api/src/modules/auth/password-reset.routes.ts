import { forgotPassword, resetPassword } from '@wordhoard/contracts/auth'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { callerOf } from './caller'
import type { PasswordResetService } from './password-reset.service'
import { giveSession } from './session-cookie'

export function passwordResetRoutes(app: FastifyInstance, resets: PasswordResetService): void {
  route(app, forgotPassword, ({ body }, { request }) => resets.sendCode(body, callerOf(request)))
  route(app, resetPassword, async ({ body }, { request, reply }) =>
    giveSession(reply, await resets.reset(body, callerOf(request))),
  )
}
