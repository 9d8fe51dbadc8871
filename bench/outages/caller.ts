import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type pg from 'pg'

/** Timeout after which a call counts as hanging: nothing in the product waits that long. */
const CALL_TIMEOUT_MS = 30_000

/** A database that runs SQL as its owner. */
export interface QueriedPostgres {
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** The outcome of a call. */
export interface Outcome<Body = unknown> {
  /** HTTP status; 0 when the connection broke before an answer, -1 when there was no answer within half a minute. */
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Body
  /** Duration of the call. */
  readonly milliseconds: number
}

/** A signed-in user who calls the API. */
export interface Caller {
  readonly userId: number
  /** Returns the headers that identify the user. */
  headers(): Record<string, string>
  call<Body = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Outcome<Body>>
}

/**
 * Makes an account and signs it in to a server that uses this database. The session is renewed when necessary.
 *
 * @param isSecure whether the server's PUBLIC_URL is https, which changes the name of the cookie
 */
export async function signIn(url: string, postgres: QueriedPostgres, isSecure = false): Promise<Caller> {
  const account = await makeAccount({
    query: async (sql: string, values: unknown[]) => ({ rows: await postgres.query(sql, values) }),
  } as unknown as pg.Client)
  let cookie = `${isSecure ? '__Secure-' : ''}refresh_token=${account.refreshToken}`
  let authorization = ''
  const renew = async () => {
    const renewed = await send<{ access_token: string }>(url, 'POST', '/auth2/refresh', undefined, { cookie })
    if (renewed.status !== 200) return
    authorization = `Bearer ${renewed.body.access_token}`
    cookie = renewed.cookie ?? cookie
  }
  await renew()
  if (authorization === '')
    throw new Error(`POST ${url}/api/auth2/refresh did not renew the session of a new account`)
  return {
    userId: account.userId,
    headers: () => ({ authorization }),
    call: async <Body>(method: string, path: string, body?: object, headers?: Record<string, string>) => {
      const first = await send<Body>(url, method, path, body, { authorization, ...headers })
      if (first.status !== 401) return first
      await renew()
      return send<Body>(url, method, path, body, { authorization, ...headers })
    },
  }
}

async function send<Body>(
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Outcome<Body> & { readonly cookie: string | undefined }> {
  const started = performance.now()
  const outcome = (status: number, responseBody?: unknown, responseHeaders?: Headers) => ({
    status,
    retryAfter: responseHeaders?.get('retry-after') ?? null,
    cookie: responseHeaders
      ?.getSetCookie()
      .find((set) => /^(__Secure-)?refresh_token=/.test(set))
      ?.split(';')[0],
    body: responseBody as Body,
    milliseconds: performance.now() - started,
  })
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return outcome(response.status, text ? JSON.parse(text) : undefined, response.headers)
  } catch (error) {
    return outcome((error as Error).name === 'TimeoutError' ? -1 : 0)
  }
}
