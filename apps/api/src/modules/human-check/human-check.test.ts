import { solveAltcha } from '@wordhoard/testkit/server/solve-altcha'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress, send } from '../../testing/registering'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let otherProcess: TestApp
beforeAll(async () => {
  const secret = { JWT_SECRET: 'one secret for both processes, as in production' }
  api = await openTestApp(secret)
  otherProcess = await openTestApp(secret)
})
afterAll(async () => {
  await api.close()
  await otherProcess.close()
})

async function token(action: string, of = api): Promise<string> {
  const response = await of.app.inject({ url: `/api/auth2/human-check?action=${action}` })
  expect(response.headers['cache-control']).toBe('no-store')
  const answer = response.json<{ kind: string; site_key: null; challenge: string }>()
  expect(answer).toMatchObject({ kind: 'altcha', site_key: null })
  return solveAltcha(answer.challenge)
}

const sendCode = (solution: string, of = api) =>
  send(of, 'POST', '/send-verification-email', { email: newAddress(), token: solution })
const failed = { detail: 'CAPTCHA verification failed', code: 'human_check_failed' }

describe('the human check', () => {
  it('accepts a solution once across all processes', async () => {
    const solution = await token('registration')
    expect((await sendCode(solution)).statusCode).toBe(200)
    for (const process of [api, otherProcess]) {
      const again = await sendCode(solution, process)
      expect(again.statusCode).toBe(400)
      expect(again.json()).toMatchObject(failed)
    }
  })

  it('accepts one of ten simultaneous requests with the same solution', async () => {
    const solution = await token('registration', otherProcess)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => sendCode(solution, i % 2 ? api : otherProcess)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('guards registration, verification mails, forgotten passwords and login', async () => {
    const email = newAddress()
    const password = 'Quiet-otter-27'
    const calls = [
      send(api, 'POST', '/send-verification-email', { email, token: '' }),
      send(api, 'POST', '/forgot-password', { email, token: await token('login') }),
      send(api, 'POST', '/register', {
        username: 'Nobody_1',
        email,
        password,
        verification_code: '123456',
        token: 'x',
      }),
      api.app.inject({
        method: 'POST',
        url: '/api/auth2/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          username: email,
          password,
          turnstile_token: await token('password'),
        }).toString(),
      }),
    ]
    for (const call of calls) expect((await call).json()).toMatchObject(failed)
  })

  it('accepts an empty token when it is off', async () => {
    const open = await openTestApp({ HUMAN_CHECK: 'off' })
    try {
      const answer = await open.app.inject({ url: '/api/auth2/human-check?action=login' })
      expect(answer.json()).toEqual({ kind: 'off', site_key: null, challenge: null })
      expect((await sendCode('', open)).statusCode).toBe(200)
    } finally {
      await open.close()
    }
  })
})
