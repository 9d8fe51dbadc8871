import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ OPERATOR: 'Example Reading Room', CONTACT_EMAIL: 'hello@example.org' })
})
afterAll(() => api.close())

it('tells everyone who runs this installation and which human check it uses', async () => {
  const answer = await api.app.inject({ url: '/api/site' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    operator: 'Example Reading Room',
    contact_email: 'hello@example.org',
    human_check: expect.stringMatching(/^(altcha|turnstile|off)$/),
  })
})
