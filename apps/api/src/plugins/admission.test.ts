import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnFreePort } from '@wordhoard/testkit/server/listening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, person } from '../testing/people'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
let address: string
beforeAll(async () => {
  api = await openTestApp()
  address = await listenOnFreePort(api)
})
afterAll(() => api.close())

const add = (who: Person, text: string, signal?: AbortSignal) =>
  fetch(`${address}/api/main-voc/add-from-text`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  })

/** Blocks changes of a user's words until the returned function is called. */
async function holdWords({ userId }: Person): Promise<() => Promise<void>> {
  const client = await api.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock(7203, $1)', [userId])
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Waits until exactly `count` changes of a user's words are blocked in the database. */
async function holdChanges({ userId }: Person, count: number): Promise<void> {
  for (let held = -1; held !== count; await sleep(20)) {
    const { rows } = await api.pool.query<{ held: number }>(
      `SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [userId],
    )
    held = rows[0]!.held
  }
}

it('runs two expensive calls of an account at a time, while serving others, and drops those whose client has left', async () => {
  const [me, other] = [await person(api), await person(api)]
  const letGo = await holdWords(me)
  const gone = new AbortController()
  const calls = [add(me, 'A fjord.'), add(me, 'A glacier.')]
  await holdChanges(me, 2)
  const leaving = ['A lake.', 'A river.', 'A brook.'].map((text) => add(me, text, gone.signal))
  // Without the limit, these calls would hold every database connection and this one would wait.
  expect((await add(other, 'A mountain.')).status).toBe(200)
  await holdChanges(me, 2)
  gone.abort()
  await Promise.allSettled(leaving)
  await letGo()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  expect((await add(me, 'A hill.')).status).toBe(200)
  const { rows } = await api.pool.query('SELECT FROM read_text WHERE user_id = $1', [me.userId])
  expect(rows).toHaveLength(3)
})

it('answers 503 with Retry-After to an account with too many waiting calls, and to no other', async () => {
  const [me, other] = [await person(api), await person(api)]
  const exported = (who: Person) =>
    api.app.inject({ url: '/api/main-voc/export?format=json', headers: who.headers })
  const answers = await Promise.all([
    ...Array.from({ length: 70 }, () => exported(me)),
    ...Array.from({ length: 3 }, () => exported(other)),
  ])
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(4)
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
  expect(answers.slice(70).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})
