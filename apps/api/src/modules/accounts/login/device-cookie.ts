import { DEVICE_SECONDS } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from '../sessions/session.service'
import { setSessionCookies } from '../sessions/session-cookie'
import type { KnownDevices } from './known-devices.service'

/**
 * Sets the session cookies, and remembers the browser as a known device of the account in a cookie of its own, which
 * survives logging out.
 *
 * @returns the body of the answer
 */
export async function setSessionAndDeviceCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  devices: KnownDevices,
  opened: OpenedSession,
): Promise<Session> {
  const token = await devices.remember(opened.session.user_id, deviceTokenOf(request))
  const session = setSessionCookies(reply, opened)
  const secure = reply.server.secureCookies
  reply.setCookie(deviceCookie(secure), token, {
    path: '/api/auth2',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: DEVICE_SECONDS,
  })
  return session
}

/** Returns the browser's device token, if it sent one. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie
  return header ? request.server.parseCookie(header)[deviceCookie(request.server.secureCookies)] : undefined
}

/**
 * Returns the cookie's name. With the `__Secure-` prefix, browsers refuse a cookie of this name set over plain http.
 */
function deviceCookie(secure: boolean): string {
  return secure ? '__Secure-device_token' : 'device_token'
}
