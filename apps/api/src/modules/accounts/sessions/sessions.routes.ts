import formbody from '@fastify/formbody'
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  sendDeviceCode,
} from '@wordhoard/contracts/accounts'
import { logout, refresh } from '@wordhoard/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/app-error'
import { route } from '../../../lib/route'
import { callerOf } from '../login/caller'
import { deviceTokenOf, giveSessionAndDevice } from '../login/device-cookie'
import type { KnownDevices } from '../login/known-devices.service'
import type { LoginService } from '../login/login.service'
import type { SessionService } from './session.service'
import { giveSession, refreshTokenOf, takeSession } from './session-cookie'

export async function authRoutes(
  app: FastifyInstance,
  sessions: SessionService,
  logins: LoginService,
  devices: KnownDevices,
): Promise<void> {
  // Forms, which any page may send, are read here and nowhere else.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(formbody)
    route(forms, login, async ({ body }, { request, reply }) => {
      const { username, password, turnstile_token, challenge, device_code } = body
      const opened = await logins.logIn(
        { email: username, password, humanCheck: turnstile_token, challenge, deviceCode: device_code },
        { ...callerOf(request), deviceToken: deviceTokenOf(request) },
      )
      return giveSessionAndDevice(request, reply, devices, opened)
    })
  })

  route(app, sendDeviceCode, ({ body }, { request }) => logins.sendDeviceCode(body, request.ip))

  route(app, refresh, async (_input, { request, reply }) => {
    try {
      const token = refreshTokenOf(request) ?? ''
      const opened = await sessions.rotate(token, request.headers['user-agent'])
      // Who has been signed in for longer than devices are known is here all the same.
      if (deviceTokenOf(request) === undefined)
        return await giveSessionAndDevice(request, reply, devices, opened)
      return giveSession(reply, opened)
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
