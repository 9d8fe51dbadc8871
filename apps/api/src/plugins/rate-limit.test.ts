import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../testing/people'
import { renew, signIn } from '../testing/sign-in'
import { openTestApp, type TestApp } from '../testing/test-app'

/** Returns the status of a call. Its input is invalid, so that it is counted but costs nothing more. */
const statusOf = async ({ app }: TestApp, method: 'GET' | 'POST', url: string, remoteAddress: string) =>
  (await app.inject({ method, url: `/api${url}`, remoteAddress, ...(method === 'POST' && { payload: {} }) }))
    .statusCode

describe('limits by address', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp({ HUMAN_CHECK: 'off' })
  })
  afterAll(() => api.close())
  // The clock stands still, so that no tokens are refilled.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('let a class of forty behind one address log in together and reload a few times', async () => {
    const { email, password } = await person(api)
    for (let i = 0; i < 39; i++)
      expect((await signIn(api, `pupil-${i}@example.org`, '')).statusCode).toBe(400)
    expect((await signIn(api, email, password)).statusCode).toBe(200)
    for (let i = 0; i < 120; i++) expect((await renew(api, undefined)).statusCode).toBe(401)
  })

  it('let a class of forty behind one address register together, with some wrong attempts each', async () => {
    const address = '203.0.113.1'
    const calls = [
      ...Array(8).fill(['POST', '/user-info/is-username-available/x']),
      ...Array(3).fill(['GET', '/auth2/human-check?action=registration']),
      // Twice, because the first address may have a typo.
      ...Array(2).fill(['POST', '/auth2/send-verification-email']),
      ...Array(3).fill(['POST', '/auth2/register']),
    ] as ['GET' | 'POST', string][]
    const statuses = new Set<number>()
    for (let pupil = 0; pupil < 40; pupil++) {
      for (const [method, url] of calls) statuses.add(await statusOf(api, method, url, address))
    }
    expect([...statuses].sort()).toEqual([200, 400])
  })

  it('refuse an address that tries one account after another, and say when to try again', async () => {
    const address = '203.0.113.2'
    const tryLogin = (email: string, password = '') =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth2/login',
        remoteAddress: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: email, password, turnstile_token: '' }).toString(),
      })
    for (let i = 0; i < 150; i++) {
      expect((await tryLogin(`nobody-${i}@example.org`)).statusCode).toBe(400)
    }
    const refused = await tryLogin('nobody@example.org')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2')
    expect(await statusOf(api, 'POST', '/auth2/login', '203.0.113.3')).not.toBe(429)
    vi.setSystemTime(Date.now() + 2_000)
    expect((await tryLogin('nobody@example.org', 'Wrong-password-1')).statusCode).toBe(401)
  })
})

it('load tests count but don’t enforce limits by address, and still limit guesses at one account', async () => {
  const api = await openTestApp({ HUMAN_CHECK: 'off', RATE_LIMIT: 'off' })
  try {
    for (let i = 0; i < 450; i++) expect((await renew(api, undefined)).statusCode).toBe(401)
    const { email } = await person(api)
    await api.pool.query('DELETE FROM guess_count')
    expect((await signIn(api, email, 'Wrong-password-1')).statusCode).toBe(401)
    await api.pool.query('UPDATE guess_count SET count = 20')
    expect((await signIn(api, email, 'Wrong-password-1')).statusCode).toBe(429)
  } finally {
    await api.close()
  }
})
