import { hash } from '@node-rs/argon2'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../../testing/people'
import { refreshCookieOf, renew, signIn, statusWith } from '../../../testing/sign-in'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

describe('logging in', () => {
  it('answers with an access token and the user id, and sets a cookie that scripts can’t read', async () => {
    const { email, password, userId } = await person(api)
    const response = await signIn(api, ` ${email.toUpperCase()} `, password)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const body = response.json<Session>()
    expect(body).toEqual({ access_token: expect.any(String), user_id: userId })
    expect(await statusWith(api, body.access_token)).toBe(200)
    const [refresh, hint] = [response.headers['set-cookie']].flat() as string[]
    expect(refresh).toMatch(
      /^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth2; HttpOnly; SameSite=Strict$/,
    )
    expect(hint).toBe(`${SESSION_HINT_COOKIE}=1; Max-Age=2592000; Path=/; SameSite=Strict`)
  })

  it('sets Secure cookies with the __Secure- prefix when the installation uses https', async () => {
    const secure = await openTestApp({ HUMAN_CHECK: 'off', PUBLIC_URL: 'https://words.example' })
    try {
      const { email, password } = await person(secure)
      const cookies = [(await signIn(secure, email, password)).headers['set-cookie']].flat().join('\n')
      expect(cookies).toMatch(/^__Secure-refresh_token=.*Secure.*\n.*Secure/)
      const token = refreshCookieOf(await signIn(secure, email, password))
      const refreshed = await secure.app.inject({
        method: 'POST',
        url: '/api/auth2/refresh',
        cookies: { '__Secure-refresh_token': token! },
      })
      expect(refreshed.statusCode).toBe(200)
    } finally {
      await secure.close()
    }
  })

  it('answers a wrong address and a wrong password alike', async () => {
    const { email, password } = await person(api)
    const answers = [await signIn(api, email, `${password}x`), await signIn(api, `no-${email}`, password)]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({
        code: 'wrong_credentials',
        detail: 'Incorrect email or password',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('takes as long for an address without an account', async () => {
    const { email } = await person(api)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 15; i++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `no-${email}`],
      ] as const) {
        // Measures CPU time of all threads, because elapsed time means little on a busy machine.
        const start = process.cpuUsage()
        await signIn(api, address, 'Wrong-password-1')
        const { user, system } = process.cpuUsage(start)
        times[kind].push(user + system)
      }
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(1 / 1.5)
    expect(ratio).toBeLessThan(1.5)
  })

  it('allows at most twenty wrong passwords, even at once, and then refuses the right one too', async () => {
    for (const known of [true, false]) {
      const someone = await person(api)
      const email = known ? someone.email : `no-${someone.email}`
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => signIn(api, email, 'Wrong-password-1')),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
      const right = await signIn(api, email, someone.password)
      expect(right.statusCode).toBe(429)
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(1_700)
    }
  })

  it('forgets wrong passwords after the right one, and after half an hour', async () => {
    const { email, password } = await person(api)
    const fail = async (times: number) => {
      for (let i = 0; i < times; i++) await signIn(api, email, 'Wrong-password-1')
    }
    await fail(19)
    expect((await signIn(api, email, password)).statusCode).toBe(200)
    await fail(20)
    expect((await signIn(api, email, password)).statusCode).toBe(429)
    await api.pool.query(`UPDATE guess_count SET reset_at = now() - interval '1 second'`)
    expect((await signIn(api, email, password)).statusCode).toBe(200)
  })

  it('rehashes a password that was hashed with other parameters', async () => {
    const password = 'Correct-horse-7'
    const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    const { email, userId } = await person(api, { passwordHash: old })
    expect((await signIn(api, email, password)).statusCode).toBe(200)
    const user = await api.db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(api, email, password)).statusCode).toBe(200)
  })

  it('accepts only form bodies, which other calls refuse', async () => {
    const json = { 'content-type': 'application/json' }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (url: string, headers: Record<string, string>, payload: string) =>
      api.app.inject({ method: 'POST', url, headers, payload })
    expect((await post('/api/auth2/login', json, '{}')).statusCode).toBe(415)
    expect((await post('/api/dict/spells', form, 'a=1')).statusCode).toBe(415)
    expect((await post('/api/auth2/login', form, 'username=x')).json()).toMatchObject({
      code: 'invalid_input',
    })
    const twice = 'username=a@example.org&username=b@example.org&password=x&turnstile_token='
    expect((await post('/api/auth2/login', form, twice)).statusCode).toBe(400)
  })
})

describe('logging out', () => {
  it('ends the session at once, with its access token, and clears the cookies', async () => {
    const { email, password } = await person(api)
    const response = await signIn(api, email, password)
    const refreshToken = refreshCookieOf(response)!
    const out = await api.app.inject({
      method: 'POST',
      url: '/api/auth2/logout',
      cookies: { refresh_token: refreshToken },
    })
    expect(out.statusCode).toBe(204)
    expect(out.cookies).toMatchObject([
      { value: '', maxAge: 0, path: '/api/auth2' },
      { value: '', maxAge: 0, path: '/' },
    ])
    expect(await statusWith(api, response.json<Session>().access_token)).toBe(401)
    expect((await renew(api, refreshToken)).statusCode).toBe(401)
  })

  it('succeeds without a session', async () => {
    const out = await api.app.inject({ method: 'POST', url: '/api/auth2/logout' })
    expect(out.statusCode).toBe(204)
  })
})
