import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, mailsTo } from '../../../testing/mailbox'
import { type Person, person } from '../../../testing/people'
import { newAddress, send } from '../../../testing/registering'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

const fresh = 'Amber-lantern-58'

const forgot = (email: string) => send(api, 'POST', '/forgot-password', { email, token: '' })
const reset = (email: string, code: string, password = fresh) =>
  send(api, 'POST', '/reset-password', { email, verification_code: code, password })

function logIn(email: string, password: string) {
  return api.app.inject({
    method: 'POST',
    url: '/api/auth2/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password, turnstile_token: '' }).toString(),
  })
}

async function isSignedIn({ headers }: Pick<Person, 'headers'>): Promise<boolean> {
  return (await api.app.inject({ url: '/api/auth2/sessions', headers })).statusCode === 200
}

describe('a forgotten password', () => {
  it('is replaced with a code, which ends every session, opens a new one and notifies the owner', async () => {
    const owner = await person(api)
    expect((await forgot(owner.email)).json()).toEqual({ resend_after: 60 })
    const response = await reset(owner.email, await codeSentTo(api, owner.email))
    expect(response.statusCode).toBe(200)
    const { access_token } = response.json<{ access_token: string }>()
    expect(await isSignedIn({ headers: { authorization: `Bearer ${access_token}` } })).toBe(true)
    expect(await isSignedIn(owner)).toBe(false)
    expect((await logIn(owner.email, owner.password)).statusCode).toBe(401)
    expect((await logIn(owner.email, fresh)).statusCode).toBe(200)
    expect((await mailsTo(api, owner.email)).at(-1)?.subject).toContain('password was changed')
  })

  it('gets the same answer for an address without an account, which receives no mail', async () => {
    const owner = await person(api)
    const stranger = newAddress()
    const [known, unknown] = [await forgot(owner.email), await forgot(stranger)]
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(await mailsTo(api, stranger)).toHaveLength(0)
    expect((await forgot(stranger)).body).toMatch(/resend_after/)
    for (const email of [owner.email, stranger]) {
      const wrong = await reset(email, '000000')
      expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'wrong_code'])
    }
  })

  it('is not replaced with a used code or one sent for registering', async () => {
    const owner = await person(api)
    await forgot(owner.email)
    const code = await codeSentTo(api, owner.email)
    expect((await reset(owner.email, code)).statusCode).toBe(200)
    expect((await reset(owner.email, code)).json()).toMatchObject({ code: 'wrong_code' })
    const email = newAddress()
    await send(api, 'POST', '/send-verification-email', { email, token: '' })
    const otherPurpose = await codeSentTo(api, email)
    await person(api, { email })
    expect((await reset(email, otherPurpose)).json()).toMatchObject({ code: 'wrong_code' })
  })

  it('is not replaced by a common one or one with the user name in it, and the code stays valid', async () => {
    const owner = await person(api, { username: `Otter${Date.now()}` })
    await forgot(owner.email)
    const code = await codeSentTo(api, owner.email)
    for (const password of ['Sunshine2024!', `${owner.username}Aa1`]) {
      const refused = await reset(owner.email, code, password)
      expect(refused.json()).toMatchObject({ code: 'invalid_input', detail: [{ loc: ['body', 'password'] }] })
    }
    expect((await reset(owner.email, code)).statusCode).toBe(200)
  })

  it('can be replaced while the account is locked after too many wrong passwords', async () => {
    const owner = await person(api)
    for (let i = 0; i < 20; i++) await logIn(owner.email, 'Wrong-password-1')
    expect((await logIn(owner.email, owner.password)).statusCode).toBe(429)
    await forgot(owner.email)
    expect((await reset(owner.email, await codeSentTo(api, owner.email))).statusCode).toBe(200)
    expect((await logIn(owner.email, fresh)).statusCode).toBe(200)
  })

  it('is replaced only once by two simultaneous requests', async () => {
    const owner = await person(api)
    await forgot(owner.email)
    const code = await codeSentTo(api, owner.email)
    const both = await Promise.all([reset(owner.email, code), reset(owner.email, code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

describe('changing the password', () => {
  const change = (who: Person, current_password: string, new_password = fresh) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/auth2/password',
      headers: who.headers,
      payload: { current_password, new_password },
    })

  it('ends all sessions, opens a new one on this device, and notifies the owner', async () => {
    const owner = await person(api)
    const response = await change(owner, owner.password)
    expect(response.statusCode).toBe(200)
    const { access_token } = response.json<{ access_token: string }>()
    expect(response.cookies.map(({ name }) => name)).toContain('refresh_token')
    expect(await isSignedIn(owner)).toBe(false)
    expect(await isSignedIn({ headers: { authorization: `Bearer ${access_token}` } })).toBe(true)
    expect((await logIn(owner.email, fresh)).statusCode).toBe(200)
    expect((await mailsTo(api, owner.email)).at(-1)?.subject).toContain('password was changed')
  })

  it('needs the current password, and counts wrong ones separately from logins', async () => {
    const owner = await person(api)
    expect((await logIn(owner.email, 'Wrong-password-1')).statusCode).toBe(401)
    expect((await change(owner, 'Wrong-password-1')).json()).toMatchObject({ code: 'wrong_password' })
    await api.pool.query('UPDATE guess_count SET count = 20 WHERE key = $1', [`confirm:${owner.userId}`])
    expect((await change(owner, owner.password)).statusCode).toBe(429)
    expect(await isSignedIn(owner)).toBe(true)
    expect((await logIn(owner.email, owner.password)).statusCode).toBe(200)
  })

  it('succeeds only once for two simultaneous requests', async () => {
    const owner = await person(api)
    const both = await Promise.all([
      change(owner, owner.password, 'Amber-lantern-58'),
      change(owner, owner.password, 'Silver-kettle-36'),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('refuses a common password with an error at its field', async () => {
    const owner = await person(api)
    expect((await change(owner, owner.password, 'Qwerty123')).json()).toMatchObject({
      detail: [{ loc: ['body', 'new_password'], type: 'custom' }],
    })
  })
})
