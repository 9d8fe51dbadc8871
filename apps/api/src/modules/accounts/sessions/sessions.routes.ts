import { logout, refresh } from '@wordhoard/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/app-error'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { deviceTokenOf, setSessionAndDeviceCookies } from '../login/device-cookie'
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookie'

export function sessionRoutes(app: FastifyInstance, { sessions, devices }: ApiServices): void {
  route(app, refresh, async (_input, { request, reply }) => {
    try {
      const token = refreshTokenOf(request) ?? ''
      const opened = await sessions.rotate(token, request.headers['user-agent'])
      // A browser that has been logged in for longer than devices are remembered is still a known device.
      if (deviceTokenOf(request) === undefined)
        return await setSessionAndDeviceCookies(request, reply, devices, opened)
      return setSessionCookies(reply, opened)
    } catch (error) {
      // The token will never be valid again, so the browser need not send it again.
      if (error instanceof AppError && error.code === 'not_signed_in') clearSessionCookies(reply)
      throw error
    }
  })

  route(app, logout, async (_input, { request, reply }) => {
    const token = refreshTokenOf(request)
    if (token) await sessions.endByToken(token)
    clearSessionCookies(reply)
  })
}
