import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS } from '@wordhoard/contracts/sessions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deriveSubkey } from '../lib/derive-subkey'
import { type Person, person } from '../testing/people'
import { refreshCookieOf, signIn, statusWith } from '../testing/sign-in'
import { openTestApp, type TestApp } from '../testing/test-app'

const JWT_SECRET = 'a secret of these tests, long enough'
const key = deriveSubkey(JWT_SECRET, 'access token').toString('base64url')
const issuer = 'http://127.0.0.1:3000'

let api: TestApp
let someone: Person
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off', JWT_SECRET })
  someone = await person(api)
})
afterAll(() => api.close())

type Part = Record<string, unknown>
const text = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')
const hmac = (algorithm: string, secret: string) => (input: string) =>
  createHmac(algorithm, secret).update(input).digest('base64url')

/** Builds a token as the server would, with the given changes. */
function forgeToken(claims: Part = {}, header: Part = {}, signature = hmac('sha256', key)): string {
  const own = JSON.parse(Buffer.from(someone.token.split('.')[1]!, 'base64url').toString()) as Part
  const input = `${text({ alg: 'HS256', typ: 'JWT', ...header })}.${text({ ...own, ...claims })}`
  return `${input}.${signature(input)}`
}

describe('a call that needs a session', () => {
  it('succeeds with a token as issued, which expires after fifteen minutes', async () => {
    expect(await statusWith(api, forgeToken())).toBe(200)
    const { iat, exp } = JSON.parse(Buffer.from(someone.token.split('.')[1]!, 'base64url').toString()) as {
      iat: number
      exp: number
    }
    expect(exp - iat).toBe(ACCESS_TOKEN_SECONDS)
  })

  it('is refused for visitors, or when the header is no bearer token', async () => {
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Basic ${someone.token}`,
      someone.token,
    ]) {
      const headers = authorization === undefined ? {} : { authorization }
      const response = await api.app.inject({ url: '/api/auth2/sessions', headers })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ code: 'not_signed_in' })
    }
  })

  it('is refused with a token signed by another key, or changed after signing', async () => {
    expect(await statusWith(api, forgeToken({}, {}, hmac('sha256', `${key}x`)))).toBe(401)
    const [header, , signature] = someone.token.split('.')
    const [, other] = forgeToken({ sub: String(someone.userId + 1) }).split('.')
    expect(await statusWith(api, [header, other, signature].join('.'))).toBe(401)
    expect(await statusWith(api, `${someone.token}x`)).toBe(401)
  })

  it('is refused with any other algorithm, even with the right key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rsa = (input: string) => sign('sha256', Buffer.from(input), privateKey).toString('base64url')
    expect(
      await statusWith(
        api,
        forgeToken({}, { alg: 'none' }, () => ''),
      ),
    ).toBe(401)
    expect(
      await statusWith(
        api,
        forgeToken({}, { alg: 'None' }, () => ''),
      ),
    ).toBe(401)
    expect(await statusWith(api, forgeToken({}, { alg: 'none' }))).toBe(401)
    expect(
      await statusWith(
        api,
        forgeToken({}, {}, () => ''),
      ),
    ).toBe(401)
    expect(await statusWith(api, forgeToken({}, { alg: 'HS384' }, hmac('sha384', key)))).toBe(401)
    expect(await statusWith(api, forgeToken({}, { alg: 'HS512' }, hmac('sha512', key)))).toBe(401)
    expect(await statusWith(api, forgeToken({}, { alg: 'RS256' }, rsa))).toBe(401)
  })

  it('is refused if the token has expired, is for another installation or audience, or lacks a claim', async () => {
    const now = Math.floor(Date.now() / 1000)
    for (const claims of [
      { exp: now - 1 },
      { exp: undefined },
      { nbf: now + 60 },
      { iss: 'https://other.example' },
      { iss: undefined },
      { aud: issuer },
      { aud: undefined },
      { sub: undefined },
      { sub: 'admin' },
      { sub: '1.5' },
      { sid: undefined },
      { sid: 'x' },
    ]) {
      expect(await statusWith(api, forgeToken(claims)), JSON.stringify(claims)).toBe(401)
    }
  })

  it('is refused once the token expires, even if it was verified before', async () => {
    const exp = Math.floor(Date.now() / 1000) + 60
    const token = forgeToken({ exp })
    expect(await statusWith(api, token)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: (exp + 1) * 1000 })
    try {
      expect(await statusWith(api, token)).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused for a deleted user and for an ended session', async () => {
    const gone = await person(api)
    await api.db.$transaction(async (db) => {
      await api.app.sessions.endAllOf(gone.userId, {}, db)
      await db.user.delete({ where: { id: gone.userId } })
      // Not committed, so other connections can’t see it yet.
      expect(await statusWith(api, gone.token)).toBe(200)
    })
    expect(await statusWith(api, gone.token)).toBe(401)

    const ended = await person(api)
    await api.app.sessions.endAllOf(ended.userId)
    expect(await statusWith(api, ended.token)).toBe(401)
  })

  it('still succeeds when the transaction that would end the session is rolled back', async () => {
    const { userId, token } = await person(api)
    const undone = api.db.$transaction(async (db) => {
      await api.app.sessions.endAllOf(userId, {}, db)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await statusWith(api, token)).toBe(200)
  })
})

describe('other calls', () => {
  it('ignore the header when they are public', async () => {
    const headers = { authorization: 'Bearer nonsense' }
    expect((await api.app.inject({ url: '/api/dict/spell/cat', headers })).statusCode).toBe(200)
  })

  it('recognise a logged-in user when the session is optional, but refuse an invalid token', async () => {
    const ask = async (headers: Record<string, string>) => {
      const url = `/api/user-info/is-username-available/${someone.username}`
      const { statusCode, payload } = await api.app.inject({ method: 'POST', url, headers })
      return [statusCode, statusCode === 200 ? payload : '']
    }
    expect(await ask({})).toEqual([200, 'false'])
    expect(await ask(someone.headers)).toEqual([200, 'true'])
    expect(await ask({ authorization: 'Bearer nonsense' })).toEqual([401, ''])
    expect(await ask({ authorization: `Bearer ${forgeToken({ exp: 1 })}` })).toEqual([401, ''])
    const ended = await person(api)
    await api.app.sessions.endAllOf(ended.userId)
    expect(await ask(ended.headers)).toEqual([401, ''])
  })

  it('forbid caching of personal data, but not of the dictionary', async () => {
    const cacheOf = async (url: string) =>
      (await api.app.inject({ url, headers: someone.headers })).headers['cache-control']
    for (const url of [
      '/auth2/sessions',
      '/users/me',
      '/user-info/me',
      `/user-info/short/${someone.userId}`,
    ]) {
      expect(await cacheOf(`/api${url}`)).toBe('no-store')
    }
    expect(await cacheOf('/api/dict/spell/cat')).not.toBe('no-store')
  })

  it('accept no token of either kind in the query', async () => {
    const { email, password } = await person(api)
    const refreshToken = refreshCookieOf(await signIn(api, email, password))!
    const query = `?access_token=${someone.token}&token=${someone.token}&refresh_token=${refreshToken}`
    expect((await api.app.inject({ url: `/api/auth2/sessions${query}` })).statusCode).toBe(401)
    const refresh = await api.app.inject({ method: 'POST', url: `/api/auth2/refresh${query}` })
    expect(refresh.statusCode).toBe(401)
  })
})

describe('the rate limit of an account', () => {
  it('refuses an account with too many calls from any address, but no other account', async () => {
    const busy = await person(api)
    const call = (i: number) =>
      api.app.inject({
        url: '/api/auth2/sessions',
        headers: busy.headers,
        remoteAddress: `198.51.100.${i % 200}`,
      })
    // Calls run in parallel: on a slow machine, sequential ones would never exceed the limit.
    let refused = false
    for (let round = 0; round < 40 && !refused; round++) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => call(i)))
      refused = answers.some(
        ({ statusCode, headers }) => statusCode === 429 && Number(headers['retry-after']) >= 1,
      )
    }
    expect(refused).toBe(true)
    expect(await statusWith(api, someone.token)).toBe(200)
  })
})
