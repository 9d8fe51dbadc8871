import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './test-app'

/** Sends the login form, as a browser does. */
export function signIn(
  api: TestApp,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: '/api/auth2/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username: email, password, turnstile_token: '' }).toString(),
  })
}

/** Exchanges a refresh token, as a browser does. */
export function renew(api: TestApp, refreshToken: string | undefined): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: '/api/auth2/refresh',
    ...(refreshToken !== undefined && { cookies: { refresh_token: refreshToken } }),
  })
}

/** Returns the refresh token in an answer's cookie; empty if the answer cleared the cookie. */
export function refreshCookieOf(response: LightMyRequestResponse): string | undefined {
  return response.cookies.find(({ name }) => name.endsWith('refresh_token'))?.value
}

/** Returns the status of a call that needs a session. */
export async function statusWith(api: TestApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await api.app.inject({ url: '/api/auth2/sessions', headers })).statusCode
}
