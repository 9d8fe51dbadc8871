import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/people'
import { signIn } from '../testing/sign-in'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off', PUBLIC_URL: 'http://words.example' })
})
afterAll(() => api.close())

const own = 'http://words.example'
const call = (headers: Record<string, string>, url = '/api/auth2/logout') =>
  api.app.inject({ method: 'POST', url, headers })

describe('calls that use the session’s cookie', () => {
  it('are refused when a browser says that another site sent them', async () => {
    const refused: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: own },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { origin: 'https://evil.example' },
      { origin: 'https://words.example' },
      { origin: 'http://words.example.evil.example' },
      { origin: 'http://words.example:81' },
      { origin: 'null' },
      { origin: '' },
      // Anybody can send X-Forwarded-Host, so it must not count.
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
      {
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example, words.example',
        host: 'words.example',
      },
    ]
    for (const headers of refused) {
      for (const url of [
        '/api/auth2/logout',
        '/api/auth2/refresh',
        '/api/auth2/login',
        '/api/auth2/refresh/',
      ]) {
        const response = await call(headers, url)
        expect(response.statusCode, JSON.stringify(headers)).toBe(403)
        expect(response.json()).toMatchObject({ code: 'cross_site' })
      }
    }
  })

  it('are answered from our own pages, under any host name, and when no browser sent them', async () => {
    const accepted: Record<string, string>[] = [
      {},
      { origin: own },
      { origin: own, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
    ]
    for (const headers of accepted) expect((await call(headers)).statusCode).toBe(204)
  })

  it('set no cookie when they are refused', async () => {
    const { email, password } = await person(api)
    const response = await signIn(api, email, password, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('aren’t checked when they only read', async () => {
    const someone = await person(api)
    const headers = { ...someone.headers, 'sec-fetch-site': 'none' }
    expect((await api.app.inject({ url: '/api/auth2/sessions', headers })).statusCode).toBe(200)
  })
})
