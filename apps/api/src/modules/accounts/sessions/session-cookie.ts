import cookie from '@fastify/cookie'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OpenedSession } from './session.service'
import { IDLE_SECONDS } from './session-life'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies travel over https only. */
    secureCookies: boolean
  }
}

/** Cookies for the routes of one scope; elsewhere they are neither read nor written, which costs nothing. */
export const sessionCookies = fp(
  async (app: FastifyInstance, options: { https: boolean }) => {
    await app.register(cookie, { hook: false })
    app.decorate('secureCookies', options.https)
  },
  { name: 'session-cookies' },
)

/**
 * Gives the browser its session: the refresh token in a cookie that scripts cannot read, and beside it a readable one
 * that says that there is a session to renew.
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

/** Takes both cookies away. */
export function clearSessionCookies(reply: FastifyReply): void {
  const secure = reply.server.secureCookies
  reply.clearCookie(refreshCookie(secure), refreshCookieOptions(secure))
  reply.clearCookie(SESSION_HINT_COOKIE, hintCookieOptions(secure))
}

/** The refresh token that the browser sent, if any. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie
  return header ? request.server.parseCookie(header)[refreshCookie(request.server.secureCookies)] : undefined
}

/** The prefix makes browsers refuse a cookie of this name that came over plain http. */
function refreshCookie(secure: boolean): string {
  return secure ? '__Secure-refresh_token' : 'refresh_token'
}

function refreshCookieOptions(secure: boolean) {
  return { path: '/api/auth2', httpOnly: true, sameSite: 'strict', secure } as const
}

function hintCookieOptions(secure: boolean) {
  return { path: '/', sameSite: 'strict', secure } as const
}
