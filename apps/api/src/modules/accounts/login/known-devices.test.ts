import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, mailsTo } from '../../../testing/mailbox'
import { type Person, person } from '../../../testing/people'
import { refreshCookieOf, renew } from '../../../testing/sign-in'
import { openTestApp, type TestApp } from '../../../testing/test-app'

const attacker = '203.0.113.66'
const home = '198.51.100.7'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())
beforeEach(() => api.pool.query('DELETE FROM guess_count'))

interface Try {
  readonly email: string
  readonly password: string
  readonly from: string
  /** Value of the device cookie. */
  readonly device?: string | undefined
  readonly challenge?: string
  readonly device_code?: string
}

const logIn = ({ email, password, from, device, challenge, device_code }: Try) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth2/login',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      username: email,
      password,
      turnstile_token: '',
      ...(challenge !== undefined && { challenge }),
      ...(device_code !== undefined && { device_code }),
    }).toString(),
    ...(device !== undefined && { cookies: { device_token: device } }),
  })

const askForCode = (email: string, remoteAddress: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth2/device-code',
    remoteAddress,
    payload: { email, token: '' },
  })

const deviceOf = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name === 'device_token')?.value

/** Sets the account's failed logins to the hourly limit, as if they came from many addresses. */
async function failEverywhere(): Promise<void> {
  const { rowCount } = await api.pool.query(
    "UPDATE guess_count SET count = 100 WHERE key LIKE 'login-failures:%'",
  )
  expect(rowCount).toBeGreaterThan(0)
}

/** Creates a user whose account is under a guessing attack from many addresses. */
async function underAttack(): Promise<Person> {
  const owner = await person(api)
  await logIn({ email: owner.email, password: 'Wrong-password-1', from: attacker })
  await failEverywhere()
  return owner
}

describe('password guesses', () => {
  it('lock out the attacker’s address but not the owner', async () => {
    const { email, password } = await person(api)
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => logIn({ email, password: 'Wrong-password-1', from: attacker })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
    expect((await logIn({ email, password, from: attacker })).statusCode).toBe(429)
    expect((await logIn({ email, password, from: home })).statusCode).toBe(200)
  })

  it('don’t stop a logged-in user from confirming their password', async () => {
    const { email, password, headers } = await underAttack()
    const body = { email: `new-${email}`, password }
    const asked = await api.app.inject({ method: 'POST', url: '/api/auth2/email', headers, payload: body })
    expect(asked.statusCode).toBe(200)
  })

  it('are counted without storing addresses in plain text', async () => {
    const { email } = await underAttack()
    const { rows } = await api.pool.query<{ key: string }>('SELECT key FROM guess_count')
    for (const { key } of rows) expect(key).not.toMatch(new RegExp(`${email}|${attacker}|@`))
  })

  it('aren’t counted when right, so a class behind one address may share an account all day', async () => {
    const { email, password } = await person(api)
    expect((await logIn({ email, password, from: home })).statusCode).toBe(200)
    const { rows } = await api.pool.query<{ count: number }>(
      "SELECT coalesce(sum(count), 0)::int AS count FROM guess_count WHERE key LIKE 'login%'",
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('a known device', () => {
  it('can log in from any address during an attack, while unknown devices need a code', async () => {
    const { email, password } = await person(api)
    const device = deviceOf(await logIn({ email, password, from: home }))
    await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    const refused = await logIn({ email, password, from: home })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'device_code_needed' })
    expect(deviceOf(refused)).toBeUndefined()
    await api.pool.query("UPDATE guess_count SET count = 21 WHERE key LIKE 'login:%'")
    expect((await logIn({ email, password, from: attacker, device })).statusCode).toBe(200)
  })

  it('is identified by a ninety-day cookie that scripts can’t read and each login replaces', async () => {
    const { email, password } = await person(api)
    const first = await logIn({ email, password, from: home })
    const line = [first.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('device_token='))
    expect(line).toMatch(
      /^device_token=[\w-]{43}; Max-Age=7776000; Path=\/api\/auth2; HttpOnly; SameSite=Strict$/,
    )
    const second = await logIn({ email, password, from: home, device: deviceOf(first) })
    expect(deviceOf(second)).not.toBe(deviceOf(first))
    const { rows } = await api.pool.query<{ hash: Buffer }>(
      'SELECT hash FROM known_device JOIN user_account u ON u.id = user_id WHERE email = $1',
      [email],
    )
    expect(rows).toEqual([{ hash: createHash('sha256').update(deviceOf(second)!).digest() }])
    await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    expect((await logIn({ email, password, from: home, device: deviceOf(first) })).statusCode).toBe(403)
    expect((await logIn({ email, password, from: home, device: deviceOf(second) })).statusCode).toBe(200)
  })

  it('has its own count of wrong passwords', async () => {
    const { email, password } = await person(api)
    const device = deviceOf(await logIn({ email, password, from: home }))
    expect((await logIn({ email, password: 'Wrong-password-1', from: home, device })).statusCode).toBe(401)
    await api.pool.query("UPDATE guess_count SET count = 20 WHERE key LIKE 'device:%'")
    expect((await logIn({ email, password, from: home, device })).statusCode).toBe(429)
    expect((await logIn({ email, password, from: home })).statusCode).toBe(200)
  })

  it('is known only to accounts that logged in there, and can be known to several', async () => {
    const [ann, ben] = [await person(api), await person(api)]
    const one = deviceOf(await logIn({ ...ann, from: home }))
    await logIn({ email: ben.email, password: 'Wrong-password-1', from: attacker })
    await logIn({ email: ann.email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    expect((await logIn({ ...ben, from: home, device: one })).statusCode).toBe(403)
    await api.pool.query('DELETE FROM guess_count')
    const both = deviceOf(await logIn({ ...ben, from: home, device: one }))
    for (const { email } of [ann, ben]) await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    const again = await logIn({ ...ann, from: home, device: both })
    expect(again.statusCode).toBe(200)
    expect((await logIn({ ...ben, from: home, device: deviceOf(again) })).statusCode).toBe(200)
  })

  it('is remembered when a session without one is refreshed, and otherwise keeps its token', async () => {
    const { refreshToken, email, password } = await person(api)
    const renewed = await renew(api, refreshToken)
    const device = deviceOf(renewed)
    const again = await api.app.inject({
      method: 'POST',
      url: '/api/auth2/refresh',
      cookies: { refresh_token: refreshCookieOf(renewed)!, device_token: device! },
    })
    expect(deviceOf(again)).toBeUndefined()
    await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    expect((await logIn({ email, password, from: home, device })).statusCode).toBe(200)
  })

  it('is forgotten after ninety days, and with a new password or a deleted account', async () => {
    const { email, password, headers, userId } = await person(api)
    const devices = async () =>
      (await api.pool.query('SELECT id FROM known_device WHERE user_id = $1', [userId])).rows.length
    const old = deviceOf(await logIn({ email, password, from: home }))
    await logIn({ email, password, from: '198.51.100.8' })
    expect(await devices()).toBe(2)
    const newPassword = 'Another-horse-8'
    const changed = await api.app.inject({
      method: 'PUT',
      url: '/api/auth2/password',
      headers,
      payload: { current_password: password, new_password: newPassword },
    })
    expect(await devices()).toBe(1)
    await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    expect((await logIn({ email, password: newPassword, from: home, device: old })).statusCode).toBe(403)
    const now = deviceOf(changed)
    await api.pool.query('UPDATE known_device SET expires_at = now() WHERE user_id = $1', [userId])
    expect((await logIn({ email, password: newPassword, from: home, device: now })).statusCode).toBe(403)
    const { access_token } = changed.json<{ access_token: string }>()
    const gone = await api.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { password: newPassword },
    })
    expect(gone.statusCode).toBeLessThan(300)
    expect(await devices()).toBe(0)
  })
})

describe('a code for an unknown device', () => {
  it('lets the reader of the account’s mail log in once, and makes their device known', async () => {
    const { email, password } = await underAttack()
    const asked = await askForCode(email, home)
    expect(asked.json()).toEqual({ challenge: expect.any(String), resend_after: 60 })
    const { challenge } = asked.json<{ challenge: string }>()
    const code = { challenge, device_code: await codeSentTo(api, email) }
    expect((await logIn({ email, password: 'Wrong-password-1', from: home, ...code })).statusCode).toBe(401)
    const opened = await logIn({ email, password, from: home, ...code })
    expect(opened.statusCode).toBe(200)
    expect((await logIn({ email, password, from: home, ...code })).json()).toMatchObject({
      code: 'wrong_code',
    })
    const device = deviceOf(opened)
    expect((await logIn({ email, password, from: home, device })).statusCode).toBe(200)
  })

  it('allows five attempts, which other browsers can’t use up', async () => {
    const { email, password } = await underAttack()
    const ask = async (from: string) =>
      (await askForCode(email, from)).json<{ challenge: string }>().challenge
    const challenge = await ask(home)
    const code = await codeSentTo(api, email)
    const wrong = code === '000000' ? '000001' : '000000'
    const other = await ask(attacker)
    const tryCode = (from: string, held: string, typed: string) =>
      logIn({ email, password, from, challenge: held, device_code: typed })
    for (let i = 0; i < 6; i++) {
      expect((await tryCode(attacker, other, wrong)).json()).toMatchObject({ code: 'wrong_code' })
    }
    const others = (await mailsTo(api, email)).length
    expect(others).toBe(2)
    expect((await tryCode(attacker, other, await codeSentTo(api, email))).statusCode).toBe(400)
    expect((await tryCode(attacker, other, code)).statusCode).toBe(400)
    expect((await tryCode(home, challenge, code)).statusCode).toBe(200)
  })

  it('is sent at most once a minute per address, up to a limit per mailbox', async () => {
    const { email } = await underAttack()
    expect((await askForCode(email, attacker)).statusCode).toBe(200)
    const soon = await askForCode(email, attacker)
    expect(soon.statusCode).toBe(429)
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
    expect((await askForCode(email, home)).statusCode).toBe(200)
    await api.pool.query("UPDATE guess_count SET count = 60 WHERE key LIKE 'send:device:%'")
    expect((await askForCode(email, '198.51.100.9')).statusCode).toBe(429)
    expect(await mailsTo(api, email)).toHaveLength(2)
  })

  it('doesn’t reveal whether an address has an account', async () => {
    const email = 'nobody-at-all@example.org'
    await logIn({ email, password: 'Wrong-password-1', from: attacker })
    await failEverywhere()
    expect((await logIn({ email, password: 'Wrong-password-1', from: home })).statusCode).toBe(403)
    const asked = await askForCode(email, home)
    expect(asked.json()).toEqual({ challenge: expect.any(String), resend_after: 60 })
    expect(await mailsTo(api, email)).toEqual([])
    const { challenge } = asked.json<{ challenge: string }>()
    const guess = await logIn({ email, password: 'x', from: home, challenge, device_code: '123456' })
    expect(guess.json()).toMatchObject({ code: 'wrong_code' })
  })
})
