import formbody from '@fastify/formbody'
import { endOtherSessions, endSession, listSessions, login } from '@wordhoard/contracts/auth'
import { logout, refresh } from '@wordhoard/contracts/session'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/app-error'
import { route } from '../../lib/route'
import type { LoginService } from './login.service'
import type { SessionService } from './session.service'
import { giveSession, refreshTokenOf, takeSession } from './session-cookie'

export async function authRoutes(
  app: FastifyInstance,
  sessions: SessionService,
  logins: LoginService,
): Promise<void> {
  // Forms, which any page may send, are read here and nowhere else.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(formbody)
    route(forms, login, async ({ body }, { request, reply }) =>
      giveSession(
        reply,
        await logins.logIn(
          { email: body.username, password: body.password, humanCheck: body.turnstile_token },
          { address: request.ip, userAgent: request.headers['user-agent'] },
        ),
      ),
    )
  })

  route(app, refresh, async (_input, { request, reply }) => {
    try {
      return giveSession(
        reply,
        await sessions.rotate(refreshTokenOf(request) ?? '', request.headers['user-agent']),
      )
    } catch (error) {
      // With a token that will never be good again the browser need not ask again.
      if (error instanceof AppError && error.code === 'not_signed_in') takeSession(reply)
      throw error
    }
  })

  route(app, logout, async (_input, { request, reply }) => {
    const token = refreshTokenOf(request)
    if (token) await sessions.endByToken(token)
    takeSession(reply)
  })

  route(app, listSessions, (_input, { actor }) => sessions.listOf(actor))
  route(app, endSession, ({ params }, { actor }) => sessions.end(actor.userId, params.id))
  route(app, endOtherSessions, async (_input, { actor }) => ({
    ended: await sessions.endAllOf(actor.userId, { except: actor.sessionId }),
  }))
}
