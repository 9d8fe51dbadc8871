import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, person } from '../testing/people'
import { openTestApp, type TestApp } from '../testing/test-app'

/** As processes on one database have it; limits are shared where the database may serve several processes. */
const environment = {
  HUMAN_CHECK: 'off',
  JWT_SECRET: 'a secret that the three processes share',
  DATABASE_URL: 'postgresql://the-tests-have-their-own/database',
}

let processes: TestApp[]
let someone: Person
let other: Person
beforeAll(async () => {
  processes = []
  for (let n = 0; n < 3; n++) processes.push(await openTestApp(environment))
  someone = await person(processes[0]!)
  other = await person(processes[0]!)
})
afterAll(async () => {
  for (const each of processes) await each.close()
})

/** Calls the processes in turn; returns how often each status was answered. */
async function callInTurn(
  times: number,
  call: (app: TestApp['app'], n: number) => Promise<{ readonly statusCode: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let n = 0; n < times; n++) {
    const { statusCode } = await call(processes[n % 3]!.app, n)
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}

it('logins from an address are limited as by one process', async () => {
  const began = Date.now()
  const login = (app: TestApp['app'], remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth2/login',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=nobody@example.org&password=',
    })
  const counts = await callInTurn(240, (app) => login(app, '203.0.113.50'))
  // A login comes back every two seconds.
  const comeBack = Math.ceil((Date.now() - began) / 2000)
  expect(counts[400]).toBeGreaterThanOrEqual(150 * 0.95)
  expect(counts[400]).toBeLessThanOrEqual(150 * 1.05 + comeBack)
  expect(counts[429]).toBe(240 - counts[400]!)
  expect(await callInTurn(3, (app) => login(app, '203.0.113.51'))).toEqual({ 400: 3 })
})

it('messages of an account are limited as by one process', async () => {
  const began = Date.now()
  const send = (app: TestApp['app'], n: number) =>
    app.inject({
      method: 'POST',
      url: '/api/messages/send',
      headers: someone.headers,
      payload: { chat_id: 2_000_000_000, content: `Message ${n}` },
    })
  const counts = await callInTurn(75, send)
  const comeBack = Math.ceil((Date.now() - began) / 1000)
  // No such chat: counted all the same.
  expect(counts[404]).toBeGreaterThanOrEqual(30)
  expect(counts[404]).toBeLessThanOrEqual(30 + comeBack)
  expect(counts[429]).toBe(75 - counts[404]!)
})

it('looking up users is limited for an account as by one process', async () => {
  const lookUp = (app: TestApp['app'], n: number) =>
    app.inject({
      url: `/api/user-info/${other.userId}`,
      headers: someone.headers,
      remoteAddress: `10.1.${n}.1`,
    })
  const began = Date.now()
  const counts = await callInTurn(260, lookUp)
  const comeBack = Math.ceil(((Date.now() - began) / 1000) * 0.3)
  expect(counts[200]).toBeGreaterThanOrEqual(200 * 0.95)
  expect(counts[200]).toBeLessThanOrEqual(200 * 1.05 + comeBack)
})
