import formbody from '@fastify/formbody'
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  sendDeviceCode,
} from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { callerOf } from './login/caller'
import { deviceTokenOf, setSessionAndDeviceCookies } from './login/device-cookie'

export async function accountsRoutes(
  app: FastifyInstance,
  { sessions, logins, devices }: ApiServices,
): Promise<void> {
  // Only these routes parse HTML forms, because any other site's page can submit a form.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(formbody)
    route(forms, login, async ({ body }, { request, reply }) => {
      const { username, password, turnstile_token, challenge, device_code, new_password } = body
      const opened = await logins.logIn(
        {
          ...{ name: username, password, humanCheck: turnstile_token },
          ...{ challenge, deviceCode: device_code, newPassword: new_password },
        },
        { ...callerOf(request), deviceToken: deviceTokenOf(request) },
      )
      return setSessionAndDeviceCookies(request, reply, devices, opened)
    })
  })

  route(app, sendDeviceCode, ({ body }, { request }) =>
    logins.sendDeviceCode({ name: body.email, token: body.token }, request.ip),
  )

  route(app, listSessions, (_input, { actor }) => sessions.listOf(actor))
  route(app, endSession, ({ params }, { actor }) => sessions.end(actor.userId, params.id))
  route(app, endOtherSessions, async (_input, { actor }) => ({
    ended: await sessions.endAllOf(actor.userId, { except: actor.sessionId }),
  }))
}
