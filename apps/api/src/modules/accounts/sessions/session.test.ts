import type { DeviceSession } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../../testing/people'
import { refreshCookieOf, renew, signIn, statusWith } from '../../../testing/sign-in'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { hashOfToken } from './refresh-token'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

/** Backdates the replacement of a token beyond the ten seconds of grace. */
const age = (token: string) =>
  api.pool.query(`UPDATE refresh_token SET rotated_at = rotated_at - interval '11 seconds' WHERE hash = $1`, [
    hashOfToken(token),
  ])
const sessionsOf = async (someone: Pick<Person, 'headers'>) =>
  (await api.app.inject({ url: '/api/auth2/sessions', headers: someone.headers })).json<DeviceSession[]>()
const drop = (someone: Person, path: string) =>
  api.app.inject({ method: 'DELETE', url: `/api/auth2/sessions${path}`, headers: someone.headers })

describe('refreshing', () => {
  it('replaces the token and answers with a new access token for the same session', async () => {
    const someone = await person(api)
    const response = await renew(api, someone.refreshToken)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json<Session>().user_id).toBe(someone.userId)
    expect(await statusWith(api, response.json<Session>().access_token)).toBe(200)
    const next = refreshCookieOf(response)!
    expect(next).not.toBe(someone.refreshToken)
    expect((await renew(api, next)).statusCode).toBe(200)
    expect(await sessionsOf(someone)).toHaveLength(1)
  })

  it('gives simultaneous tabs the same working successor', async () => {
    const { refreshToken } = await person(api)
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(api, refreshToken)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const successors = new Set(answers.map(refreshCookieOf))
    expect(successors.size).toBe(1)
    expect((await renew(api, [...successors][0])).statusCode).toBe(200)
  })

  it('ends the session when a token is used again ten seconds after it was replaced', async () => {
    const someone = await person(api)
    const next = (await renew(api, someone.refreshToken)).json<Session>()
    const nextToken = refreshCookieOf(await renew(api, someone.refreshToken))!
    await age(someone.refreshToken)
    const stolen = await renew(api, someone.refreshToken)
    expect(stolen.statusCode).toBe(401)
    expect(stolen.json()).toMatchObject({ code: 'not_signed_in' })
    expect(refreshCookieOf(stolen)).toBe('')
    expect((await renew(api, nextToken)).statusCode).toBe(401)
    expect(await statusWith(api, next.access_token)).toBe(401)
    expect(await statusWith(api, someone.token)).toBe(401)
  })

  it('ends the session when an older ancestor is used again, however soon', async () => {
    const { refreshToken } = await person(api)
    const second = refreshCookieOf(await renew(api, refreshToken))!
    const third = refreshCookieOf(await renew(api, second))!
    expect((await renew(api, refreshToken)).statusCode).toBe(401)
    for (const token of [third, second]) expect((await renew(api, token)).statusCode).toBe(401)
  })

  it('leaves the user’s other sessions alone when one family ends', async () => {
    const someone = await person(api)
    const other = refreshCookieOf(await signIn(api, someone.email, someone.password))!
    await renew(api, someone.refreshToken)
    await age(someone.refreshToken)
    expect((await renew(api, someone.refreshToken)).statusCode).toBe(401)
    expect((await renew(api, other)).statusCode).toBe(200)
  })

  it('refuses unknown and malformed tokens, and clears their cookie', async () => {
    for (const token of [undefined, '', 'x'.repeat(43), 'x'.repeat(5_000), '%00']) {
      const response = await renew(api, token)
      expect(response.statusCode).toBe(401)
      expect(refreshCookieOf(response)).toBe('')
    }
  })

  it('ends a session after thirty days without use, and any session after half a year', async () => {
    const idle = await person(api)
    await api.db.session.updateMany({ where: { userId: idle.userId }, data: { expiresAt: new Date() } })
    expect((await renew(api, idle.refreshToken)).statusCode).toBe(401)

    const old = await person(api)
    const almost = new Date(Date.now() - 179.5 * 86_400_000)
    await api.db.session.updateMany({ where: { userId: old.userId }, data: { createdAt: almost } })
    expect((await renew(api, old.refreshToken)).statusCode).toBe(200)
    const { expiresAt } = await api.db.session.findFirstOrThrow({ where: { userId: old.userId } })
    expect((expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(0.5, 2)
  })

  it('stores no token in plain text', async () => {
    const { refreshToken } = await person(api)
    const { rows } = await api.pool.query<{ hash: string }>(
      `SELECT encode(hash, 'escape') AS hash FROM refresh_token ORDER BY created_at DESC LIMIT 100`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('the list of sessions', () => {
  it('names the devices, the most recently used first, and marks this one', async () => {
    const someone = await person(api)
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const { password, email } = someone
    const response = await signIn(api, email, password, { 'user-agent': firefox })
    const headers = { authorization: `Bearer ${response.json<Session>().access_token}` }
    await person(api)
    const list = await sessionsOf({ headers })
    expect(list).toMatchObject([
      { device: 'Firefox on Windows', is_current: true },
      { device: 'Unknown device', is_current: false },
    ])
  })

  it('lets a user end one of their sessions at once, and answers 404 for other ids', async () => {
    const someone = await person(api)
    const stranger = await person(api)
    const other = (await signIn(api, someone.email, someone.password)).json<Session>().access_token
    const id = (await sessionsOf(someone)).find(({ is_current }) => !is_current)!.id
    expect((await drop(stranger, `/${id}`)).statusCode).toBe(404)
    expect(await statusWith(api, other)).toBe(200)
    expect((await drop(someone, `/${id}`)).statusCode).toBe(204)
    expect(await statusWith(api, other)).toBe(401)
    expect((await drop(someone, `/${id}`)).statusCode).toBe(404)
    expect((await drop(someone, '/not-an-id')).statusCode).toBe(400)
  })

  it('lets a user end all sessions but this one', async () => {
    const someone = await person(api)
    const others = [
      await signIn(api, someone.email, someone.password),
      await signIn(api, someone.email, someone.password),
    ]
    expect((await drop(someone, '')).json()).toEqual({ ended: 2 })
    for (const other of others) {
      expect(await statusWith(api, other.json<Session>().access_token)).toBe(401)
      expect((await renew(api, refreshCookieOf(other))).statusCode).toBe(401)
    }
    expect(await statusWith(api, someone.token)).toBe(200)
  })
})
