import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, mailsTo } from '../../../testing/mailbox'
import { person } from '../../../testing/people'
import { signIn } from '../../../testing/sign-in'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())
beforeEach(() => api.pool.query('DELETE FROM guess_count'))

const wrong = 'Wrong-password-1'
/** What an answer shows, without what differs between any two answers. */
const shown = ({ statusCode, headers, json }: LightMyRequestResponse) => {
  const { request_id, ...body } = json<Record<string, unknown>>()
  return { statusCode, body, cookies: headers['set-cookie'], retry: headers['retry-after'] !== undefined }
}
const askForCode = (email: string) =>
  api.app.inject({ method: 'POST', url: '/api/auth2/device-code', payload: { email, token: '' } })

describe('logging in by user name', () => {
  it('works for accounts with and without an address, in any case', async () => {
    for (const overrides of [{}, { email: null }]) {
      const { username, password, userId } = await person(api, overrides)
      for (const typed of [username, ` ${username.toUpperCase()} `]) {
        const answer = await signIn(api, typed, password)
        expect(answer.statusCode, answer.payload).toBe(200)
        expect(answer.json()).toMatchObject({ user_id: userId })
      }
    }
  })

  it('refuses what is neither an address nor a user name', async () => {
    for (const typed of ['ada quill', 'ada@', 'ada@quill', '']) {
      expect((await signIn(api, typed, wrong)).statusCode, typed).toBe(400)
    }
  })

  it('answers unknown names, accounts without an address and wrong passwords alike', async () => {
    const [pupil, owner] = [await person(api, { email: null }), await person(api)]
    const names = [pupil.username, owner.username, 'no-such-name']
    const answers = await Promise.all(names.map((name) => signIn(api, name, wrong)))
    for (const answer of answers) expect(shown(answer)).toEqual(shown(answers[0]!))
    expect(answers[0]!.json()).toMatchObject({ code: 'wrong_credentials' })
  })

  it('stops an address after 20 wrong guesses, whether or not the name exists', async () => {
    const pupil = await person(api, { email: null })
    for (const name of [pupil.username, 'no-such-name']) {
      const answers = await Promise.all(Array.from({ length: 22 }, () => signIn(api, name, wrong)))
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    }
  })
})

describe('an account without an address that many guess at', () => {
  async function underAttack(name: string): Promise<void> {
    await signIn(api, name, wrong)
    await api.pool.query("UPDATE guess_count SET count = 100 WHERE key LIKE 'login-failures:%'")
  }

  it('asks for a code like every account, and mails none', async () => {
    const pupil = await person(api, { email: null })
    const owner = await person(api)
    const answers: object[] = []
    for (const name of [pupil.username, owner.username, 'no-such-name']) {
      await underAttack(name)
      answers.push(shown(await signIn(api, name, pupil.password)))
      const asked = await askForCode(name)
      expect(asked.statusCode, asked.payload).toBe(200)
      expect(Object.keys(asked.json<object>()).sort()).toEqual(['challenge', 'resend_after'])
    }
    expect(answers[0]).toMatchObject({ statusCode: 403, body: { code: 'device_code_needed' } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    // The owner of an address gets the code, even when the user name was typed.
    expect(await codeSentTo(api, owner.email)).toMatch(/^\d{6}$/)
    expect(await mailsTo(api, '')).toEqual([])
  })

  it('can still be opened on the pupil’s own browser', async () => {
    const pupil = await person(api, { email: null })
    const device = (await signIn(api, pupil.username, pupil.password)).cookies.find(
      ({ name }) => name === 'device_token',
    )!
    await underAttack(pupil.username)
    const headers = { cookie: `device_token=${device.value}` }
    expect((await signIn(api, pupil.username, pupil.password)).statusCode).toBe(403)
    expect((await signIn(api, pupil.username, pupil.password, headers)).statusCode).toBe(200)
  })

  it('sends the owner of a user name few mails, because a user name is no secret', async () => {
    const owner = await person(api)
    await askForCode(owner.username)
    await api.pool.query("UPDATE guess_count SET count = 12 WHERE key LIKE 'send:device:%'")
    await api.pool.query("DELETE FROM guess_count WHERE key LIKE 'send:device-%'")
    expect((await askForCode(owner.username)).statusCode).toBe(429)
    expect((await askForCode(owner.email)).statusCode).toBe(200)
  })
})
