import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60

/** The answer to a login; the refresh token travels in a cookie that scripts can't read. */
export const session = z.object({ access_token: z.string(), user_id: z.int() })
export type Session = z.infer<typeof session>

export const refresh = endpoint({
  method: 'POST',
  path: '/auth2/refresh',
  auth: 'public',
  isEarly: true,
  summary: 'Get a new access token for the refresh cookie, and replace the cookie',
  response: session,
  errors: ['not_signed_in'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth2/logout',
  auth: 'public',
  summary: 'Log out: end the login session of the refresh cookie, if there is one',
  status: 204,
})
