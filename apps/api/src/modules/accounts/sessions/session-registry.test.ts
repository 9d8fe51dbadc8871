import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../../../testing/people'
import { statusWith } from '../../../testing/sign-in'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { sweep } from '../housekeeping'
import { REGISTRY_CONNECTION } from './session-registry'

const environment = { HUMAN_CHECK: 'off', JWT_SECRET: 'a secret that two processes share, long' }

/** Two processes that share a database. */
let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await openTestApp(environment)
  there = await openTestApp(environment)
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const within = (ms: number) => ({ timeout: ms, interval: 20 })
const listeners = async (): Promise<number[]> => {
  const { rows } = await here.pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [REGISTRY_CONNECTION],
  )
  return rows.map(({ pid }) => pid)
}
const cutConnections = async () => {
  for (const pid of await listeners()) await here.pool.query('SELECT pg_terminate_backend($1)', [pid])
}
/** Returns how often the process queried a session while `work` ran. */
const questions = async (api: TestApp, work: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(api.pool, 'query')
  await work()
  const asked = spy.mock.calls.filter(([text]) => String(text).includes('FROM session WHERE id')).length
  spy.mockRestore()
  return asked
}

describe('two processes', () => {
  it('accept each other’s sessions, and agree within a second that one has ended', async () => {
    // The quickest of three, since other load only makes single ones slower.
    const times: number[] = []
    for (let end = 0; end < 3; end++) {
      const someone = await person(here)
      expect(await statusWith(there, someone.token)).toBe(200)
      const began = performance.now()
      await here.app.sessions.endAllOf(someone.userId)
      expect(await statusWith(here, someone.token)).toBe(401)
      await vi.waitFor(async () => expect(await statusWith(there, someone.token)).toBe(401), within(10_000))
      times.push(performance.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(1_000)
  })

  it('know at start-up which sessions ended before', async () => {
    const someone = await person(here)
    await here.app.sessions.endAllOf(someone.userId)
    const late = await openTestApp(environment)
    try {
      expect(await statusWith(late, someone.token)).toBe(401)
    } finally {
      await late.close()
    }
  })

  it('query no sessions while they listen', async () => {
    const { token } = await person(here)
    expect(await questions(here, () => statusWith(here, token))).toBe(0)
  })
})

describe('a lost connection', () => {
  it('lets no ended session in, and is restored', async () => {
    const someone = await person(here)
    const other = await person(here)
    await cutConnections()
    await here.app.sessions.endAllOf(someone.userId)
    // Whether the process listens or not, the ended session is always refused and the other one always accepted.
    for (let i = 0; i < 20; i++) {
      expect(await statusWith(here, someone.token)).toBe(401)
      expect(await statusWith(here, other.token)).toBe(200)
    }
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), within(20_000))
    await here.app.sessions.endAllOf(other.userId)
    await vi.waitFor(async () => expect(await statusWith(there, other.token)).toBe(401), within(10_000))
  })

  it('misses no session that ended during the outage', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person(here)))
    await cutConnections()
    for (const { userId } of people) await here.app.sessions.endAllOf(userId)
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), within(20_000))
    for (const { token } of people) {
      await vi.waitFor(async () => expect(await statusWith(there, token)).toBe(401), within(10_000))
    }
  })
})

describe('the sweep', () => {
  it('deletes what has expired and keeps the rest', async () => {
    const over = await person(here)
    const someone = await person(here)
    await here.db.session.updateMany({ where: { userId: over.userId }, data: { expiresAt: new Date(0) } })
    await here.pool.query(
      `INSERT INTO guess_count VALUES ('swept', 1, now() - interval '1 s'), ('kept', 1, now() + interval '1 m')`,
    )
    await here.app.sessions.endAllOf((await person(here)).userId)
    await here.pool.query(`INSERT INTO ended_session VALUES (gen_random_uuid(), now() - interval '1 hour')`)
    await sweep(here.pool)
    expect(await here.db.session.count({ where: { userId: over.userId } })).toBe(0)
    expect(await here.db.session.count({ where: { userId: someone.userId } })).toBe(1)
    const { rows } = await here.pool.query<{ key: string }>(
      `SELECT key FROM guess_count WHERE key IN ('swept', 'kept')`,
    )
    expect(rows).toEqual([{ key: 'kept' }])
    const ended = await here.db.endedSession.findMany({ select: { endedAt: true } })
    expect(ended.length).toBeGreaterThan(0)
    for (const { endedAt } of ended) expect(Date.now() - endedAt.getTime()).toBeLessThan(18 * 60_000)
  })
})
