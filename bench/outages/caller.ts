import type pg from 'pg'
import { makeAccount } from '../../apps/api/src/testing/account-rows'
import type { OwnPostgres } from './own-postgres'

/** What a call came to. */
export interface Outcome<Body = unknown> {
  /** 0 when the connection broke before there was an answer. */
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Body
  /** How long it took. */
  readonly milliseconds: number
}

/** Somebody with an account and a session. */
export interface Caller {
  readonly userId: number
  call<Body = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Outcome<Body>>
}

/** Makes an account and signs it in, at a server that works on this database. */
export async function signIn(url: string, postgres: OwnPostgres): Promise<Caller> {
  const account = await makeAccount({
    query: async (sql: string, values: unknown[]) => ({ rows: await postgres.query(sql, values) }),
  } as unknown as pg.Client)
  const refreshed = await call<{ access_token: string }>(url, 'POST', '/auth2/refresh', undefined, {
    cookie: `refresh_token=${account.refreshToken}`,
  })
  if (refreshed.status !== 200) throw new Error(`Signing in answered ${refreshed.status}`)
  const authorization = `Bearer ${refreshed.body.access_token}`
  return {
    userId: account.userId,
    call: (method, path, body, headers) => call(url, method, path, body, { authorization, ...headers }),
  }
}

/** Makes one call; one whose connection breaks has the status 0. */
export async function call<Body>(
  url: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Outcome<Body>> {
  const started = performance.now()
  const outcome = (status: number, retryAfter: string | null, answered: unknown): Outcome<Body> => ({
    status,
    retryAfter,
    body: answered as Body,
    milliseconds: performance.now() - started,
  })
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return outcome(response.status, response.headers.get('retry-after'), text ? JSON.parse(text) : undefined)
  } catch {
    return outcome(0, null, undefined)
  }
}
