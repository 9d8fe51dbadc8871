import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

it('a login doesn’t open a session if the password changes after it was checked', async () => {
  const me = await person(api)
  const lock = await api.pool.connect()
  await lock.query('BEGIN')
  await lock.query(`UPDATE user_account SET password_hash = 'changed' WHERE id = $1`, [me.userId])
  const login = api.app.inject({
    method: 'POST',
    url: '/api/auth2/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      username: me.email,
      password: me.password,
      turnstile_token: '',
    }).toString(),
  })
  // The old password is right until the change commits; after that no session may be opened.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await lock.query('COMMIT')
  lock.release()
  expect((await login).statusCode).toBe(401)
  expect(await api.db.session.count({ where: { userId: me.userId } })).toBe(1)
})
