import { openMailServer } from '@wordhoard/testkit/server/mail-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, mailsTo, passResendTime } from '../../testing/mailbox'
import { person } from '../../testing/people'
import { askForCode, newAddress, newUsername, register, send } from '../../testing/registering'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

const wrongCode = { detail: 'Invalid or expired verification code', code: 'wrong_code' }

function another(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

describe('registering', () => {
  it('creates the account with the mailed code and logs the user in', async () => {
    const email = newAddress()
    const username = newUsername()
    expect((await askForCode(api, email)).json()).toEqual({ resend_after: 60 })
    const response = await register(api, { email, username, code: await codeSentTo(api, email) })
    expect(response.statusCode).toBe(201)
    const { access_token, user_id } = response.json<{ access_token: string; user_id: number }>()
    expect(response.cookies.map(({ name }) => name)).toContain('refresh_token')
    const sessions = await api.app.inject({
      url: '/api/auth2/sessions',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(sessions.json()).toMatchObject([{ is_current: true }])
    const user = await api.db.user.findUniqueOrThrow({ where: { id: user_id } })
    expect(user).toMatchObject({ email, username, onboardingStage: 'read_article' })
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('stores that the user teaches only if they say so', async () => {
    const teachesAfter = async (said: { teaches?: boolean }) => {
      const email = newAddress()
      await askForCode(api, email)
      const verification_code = await codeSentTo(api, email)
      const body = {
        username: newUsername(),
        email,
        password: 'Quiet-otter-27',
        verification_code,
        token: '',
      }
      const { user_id } = (await send(api, 'POST', '/register', { ...body, ...said })).json()
      return (await api.db.user.findUniqueOrThrow({ where: { id: user_id } })).teaches
    }
    expect(await teachesAfter({})).toBe(false)
    expect(await teachesAfter({ teaches: true })).toBe(true)
  })

  it('refuses reserved user names', async () => {
    for (const username of ['admin', 'Wordhoard_Team']) {
      const response = await register(api, { username })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ code: 'username_taken', detail: 'Username is already taken' })
    }
  })

  it('accepts the address in any case and the code with the spaces that mail programs copy', async () => {
    const email = newAddress()
    await askForCode(api, email.toUpperCase())
    const code = await codeSentTo(api, email)
    const response = await register(api, { email, code: ` ${code.slice(0, 3)} ${code.slice(3)}\n` })
    expect(response.statusCode).toBe(201)
  })

  it('sends the code through the configured mail server', async () => {
    const mailServer = await openMailServer()
    const mailing = await openTestApp({ HUMAN_CHECK: 'off', SMTP_URL: mailServer.url })
    try {
      const email = newAddress()
      await askForCode(mailing, email)
      await mailing.app.mail.waitForDelivery()
      const code = /^ {4}(\d{6})/m.exec(mailServer.received[0] ?? '')?.[1] ?? 'none'
      expect((await register(mailing, { email, code })).statusCode).toBe(201)
      expect(mailing.printedLines).toEqual([])
    } finally {
      await mailing.close()
      await mailServer.close()
    }
  })

  it('refuses a code that was used, expired, never sent, or sent to another address', async () => {
    const email = newAddress()
    await askForCode(api, email)
    const code = await codeSentTo(api, email)
    expect((await register(api, { email: newAddress(), code })).json()).toMatchObject(wrongCode)
    await api.pool.query('UPDATE verification_code SET expires_at = now() WHERE email = $1', [email])
    expect((await register(api, { email, code })).json()).toMatchObject(wrongCode)
    await api.pool.query(
      `UPDATE verification_code SET expires_at = now() + interval '1 minute' WHERE email = $1`,
      [email],
    )
    expect((await register(api, { email, code })).statusCode).toBe(201)
    const again = await register(api, { email, code })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject(wrongCode)
  })

  it('refuses the right code after five wrong ones, even simultaneous ones', async () => {
    const email = newAddress()
    await askForCode(api, email)
    const code = await codeSentTo(api, email)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => register(api, { email, code: another(code) })),
    )
    for (const response of tries) expect(response.json()).toMatchObject(wrongCode)
    expect((await register(api, { email, code })).json()).toMatchObject(wrongCode)
  })

  it('sends at most one code a minute, which replaces the previous one', async () => {
    const email = newAddress()
    await askForCode(api, email)
    const first = await codeSentTo(api, email)
    const early = await askForCode(api, email)
    expect(early.statusCode).toBe(200)
    expect(early.json<{ resend_after: number }>().resend_after).toBeLessThanOrEqual(60)
    expect(await mailsTo(api, email)).toHaveLength(1)
    await passResendTime(api, email)
    await askForCode(api, email)
    expect(await mailsTo(api, email)).toHaveLength(2)
    expect((await register(api, { email, code: first })).json()).toMatchObject(wrongCode)
    expect((await register(api, { email, code: await codeSentTo(api, email) })).statusCode).toBe(201)
  })

  it('sends one mail for two simultaneous requests', async () => {
    const email = newAddress()
    const both = await Promise.all([askForCode(api, email), askForCode(api, email)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  it('sends six codes an hour to an address, with or without an account, and then says when to try again', async () => {
    const known = await person(api)
    for (const email of [newAddress(), known.email]) {
      for (let i = 0; i < 6; i++) {
        expect((await askForCode(api, email)).statusCode).toBe(200)
        await passResendTime(api, email)
      }
      const refused = await askForCode(api, email)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
      expect(await mailsTo(api, email)).toHaveLength(6)
    }
  })

  it('allows an address twenty attempts an hour over all its codes', async () => {
    const email = newAddress()
    for (let i = 0; i < 4; i++) {
      await askForCode(api, email)
      const code = await codeSentTo(api, email)
      for (let j = 0; j < 5; j++) {
        expect((await register(api, { email, code: another(code) })).statusCode).toBe(400)
      }
      await passResendTime(api, email)
    }
    await askForCode(api, email)
    expect((await register(api, { email, code: await codeSentTo(api, email) })).statusCode).toBe(429)
  })
})

describe('an address that has an account', () => {
  it('gets the same answer as one without, and a mail that says so', async () => {
    const known = await person(api)
    const unknown = newAddress()
    const [toKnown, toUnknown] = [await askForCode(api, known.email), await askForCode(api, unknown)]
    expect(toKnown.statusCode).toBe(toUnknown.statusCode)
    expect(toKnown.body).toBe(toUnknown.body)
    const lasting = ({ headers }: typeof toKnown) => ({ ...headers, 'x-request-id': '', date: '' })
    expect(lasting(toKnown)).toEqual(lasting(toUnknown))
    const [mail] = await mailsTo(api, known.email)
    expect(mail?.subject).toContain('already have an account')
    expect(mail?.text).toContain('/forgot-password')
    expect(mail?.text).not.toMatch(/\d{6}/)
    const refused = await register(api, { email: known.email, code: '123456' })
    expect(refused.json()).toMatchObject(wrongCode)
  })

  it('takes the same time as one without', async () => {
    const unlimited = await openTestApp({ HUMAN_CHECK: 'off', RATE_LIMIT: 'off' })
    const times = { known: [] as number[], unknown: [] as number[] }
    // Takes the lower quartile: other work on the machine can only make single calls slower.
    const quick = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 2]!
    const difference = () => Math.abs(quick(times.known) - quick(times.unknown))
    // On a busy machine both are slower and differ by more. A hash or a mail would double one of them.
    const most = () => Math.max(5, 0.2 * Math.min(quick(times.known), quick(times.unknown)))
    try {
      // So few calls may all come at busy moments for one of them; then more of both are measured.
      for (let round = 0; round < 12 || (round < 48 && difference() >= most()); round++) {
        for (const kind of ['known', 'unknown'] as const) {
          const email = kind === 'known' ? (await person(unlimited)).email : newAddress()
          await unlimited.app.mail.waitForDelivery()
          const start = performance.now()
          await askForCode(unlimited, email)
          times[kind].push(performance.now() - start)
        }
      }
    } finally {
      await unlimited.close()
    }
    expect(difference()).toBeLessThan(most())
  })

  it('gets wrong_code if the account was created in the meantime, so that it isn’t revealed', async () => {
    const email = newAddress()
    await askForCode(api, email)
    const code = await codeSentTo(api, email)
    await person(api, { email })
    const response = await register(api, { email, code })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(wrongCode)
  })
})

describe('registering with mistakes or conflicts', () => {
  it('checks user name and password before the code, so that mistakes in them don’t cost its attempts', async () => {
    const { username } = await person(api)
    const email = newAddress()
    await askForCode(api, email)
    const code = await codeSentTo(api, email)
    for (let i = 0; i < 6; i++) {
      const taken = await register(api, { email, code, username: username.toUpperCase() })
      expect(taken.statusCode).toBe(409)
      expect(taken.json()).toMatchObject({ detail: 'Username is already taken', code: 'username_taken' })
      const common = await register(api, { email, code, password: 'Password123' })
      expect(common.statusCode).toBe(400)
      expect(common.json()).toMatchObject({
        code: 'invalid_input',
        detail: [
          {
            loc: ['body', 'password'],
            msg: 'This password is among the most common ones. Please choose another.',
            type: 'custom',
          },
        ],
      })
    }
    expect((await register(api, { email, code })).statusCode).toBe(201)
  })

  it('gives a name to one of two simultaneous registrations, and leaves the other’s code valid', async () => {
    const username = newUsername()
    const emails = [newAddress(), newAddress()]
    const codes: string[] = []
    for (const email of emails) {
      await askForCode(api, email)
      codes.push(await codeSentTo(api, email))
    }
    const both = await Promise.all(
      emails.map((email, i) => register(api, { email, username, code: codes[i]! })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const loser = both.findIndex(({ statusCode }) => statusCode === 409)
    const retried = await register(api, { email: emails[loser]!, code: codes[loser]! })
    expect(retried.statusCode).toBe(201)
  })

  it('creates one account when an address registers twice at once', async () => {
    const email = newAddress()
    await askForCode(api, email)
    const code = await codeSentTo(api, email)
    const both = await Promise.all([register(api, { email, code }), register(api, { email, code })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    expect(await api.db.user.count({ where: { email } })).toBe(1)
  })

  it('reports every malformed field', async () => {
    const response = await send(api, 'POST', '/register', {
      username: 'a',
      email: 'x',
      password: 'short',
      verification_code: '',
      token: '',
    })
    const fields = response.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc[1])
    expect(new Set(fields)).toEqual(new Set(['username', 'email', 'password', 'verification_code']))
  })
})

describe('a class', () => {
  it('of 40 can register at once from one address, with rate limits on', async () => {
    const school = await openTestApp({ HUMAN_CHECK: 'off', RATE_LIMIT: 'on' })
    try {
      const pupils = Array.from({ length: 40 }, newAddress)
      const asked = await Promise.all(pupils.map((email) => askForCode(school, email)))
      expect(asked.filter(({ statusCode }) => statusCode !== 200)).toHaveLength(0)
      const codes = await Promise.all(pupils.map((email) => codeSentTo(school, email)))
      const answers = await Promise.all(
        pupils.map((email, i) => register(school, { email, code: codes[i]! })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(201))
    } finally {
      await school.close()
    }
  })
})
