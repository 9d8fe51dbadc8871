import { changePassword } from '@wordhoard/contracts/auth'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { callerOf } from './caller'
import type { PasswordChangeService } from './password-change.service'
import { giveSession } from './session-cookie'

export function passwordChangeRoutes(app: FastifyInstance, changes: PasswordChangeService): void {
  route(app, changePassword, async ({ body }, { actor, request, reply }) =>
    giveSession(reply, await changes.change(actor, body, callerOf(request))),
  )
}
