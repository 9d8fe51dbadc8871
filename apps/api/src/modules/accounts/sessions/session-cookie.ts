import cookie from '@fastify/cookie'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OpenedSession } from './session.service'
import { IDLE_SECONDS } from './session-life'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies are sent over https only. */
    secureCookies: boolean
  }
}

/** Adds cookie support to the routes of one scope; other routes neither parse nor set cookies, which saves time. */
export const sessionCookies = fp(
  async (app: FastifyInstance, options: { https: boolean }) => {
    await app.register(cookie, { hook: false })
    app.decorate('secureCookies', options.https)
  },
  { name: 'session-cookies' },
)

/**
 * Sets the session's cookies: the refresh token in one that scripts can't read, and a readable one that says there is a
 * session to refresh.
 *
 * @returns the body of the answer
 */
export function setSessionCookies(reply: FastifyReply, opened: OpenedSession): Session {
  const secure = reply.server.secureCookies
  reply.setCookie(refreshCookie(secure), opened.refreshToken, {
    ...refreshCookieOptions(secure),
    maxAge: IDLE_SECONDS,
  })
  reply.setCookie(SESSION_HINT_COOKIE, '1', { ...hintCookieOptions(secure), maxAge: IDLE_SECONDS })
  return opened.session
}

/** Clears both cookies. */
export function clearSessionCookies(reply: FastifyReply): void {
  const secure = reply.server.secureCookies
  reply.clearCookie(refreshCookie(secure), refreshCookieOptions(secure))
  reply.clearCookie(SESSION_HINT_COOKIE, hintCookieOptions(secure))
}

/** Returns the refresh token that the browser sent, if any. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie
  return header ? request.server.parseCookie(header)[refreshCookie(request.server.secureCookies)] : undefined
}

/**
 * Returns the cookie's name. With the `__Secure-` prefix, browsers refuse a cookie of this name set over plain http.
 */
function refreshCookie(secure: boolean): string {
  return secure ? '__Secure-refresh_token' : 'refresh_token'
}

function refreshCookieOptions(secure: boolean) {
  return { path: '/api/auth2', httpOnly: true, sameSite: 'strict', secure } as const
}

function hintCookieOptions(secure: boolean) {
  return { path: '/', sameSite: 'strict', secure } as const
}
