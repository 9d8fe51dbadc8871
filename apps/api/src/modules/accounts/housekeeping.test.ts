import { openPool } from '@wordhoard/database/pool'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startHousekeeping, sweep } from './housekeeping'

const FIVE_MINUTES_MS = 5 * 60_000

let pool: pg.Pool
beforeAll(async () => {
  pool = openPool(asApplicationRole(await workerDatabase()), { connections: 2 })
})
afterAll(() => pool.end())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const addExpiredCount = () =>
  pool.query(`INSERT INTO guess_count VALUES ('of housekeeping', 1, now() - interval '1 s')`)
const isThere = async () =>
  (await pool.query(`SELECT FROM guess_count WHERE key = 'of housekeeping'`)).rowCount === 1

it('sweeps on the process that has the lease, and on no other', async () => {
  let isOurs = false
  await addExpiredCount()
  const stop = startHousekeeping(pool, pino({ level: 'silent' }), () => isOurs)
  vi.advanceTimersByTime(FIVE_MINUTES_MS)
  await stop()
  expect(await isThere()).toBe(true)

  isOurs = true
  const stopAgain = startHousekeeping(pool, pino({ level: 'silent' }), () => isOurs)
  vi.advanceTimersByTime(FIVE_MINUTES_MS)
  await stopAgain()
  expect(await isThere()).toBe(false)
})

it('makes the parts of tables for the next months, although its role may make no tables', async () => {
  const owner = openPool(await workerDatabase(), { connections: 1 })
  const parts = async () =>
    (await owner.query(`SELECT relid FROM pg_partition_tree('message') WHERE isleaf`)).rowCount!
  try {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT max(relid::text) AS name FROM pg_partition_tree('message') WHERE relid::text ~ '\\d'`,
    )
    await owner.query(`DROP TABLE ${rows[0]!.name}`)
    const before = await parts()
    const stop = startHousekeeping(pool, pino({ level: 'silent' }), () => true)
    vi.advanceTimersByTime(FIVE_MINUTES_MS)
    await stop()
    expect(await parts()).toBe(before + 1)
    expect((await pool.query(`SELECT FROM ${rows[0]!.name}`)).rowCount).toBe(0)
  } finally {
    await owner.end()
  }
})

it('deletes limits that allow everything again, and leases of processes that died, and no others', async () => {
  await pool.query(`
    INSERT INTO call_budget SELECT id::bytea, 10, 1, 0, 1, now() + seconds * interval '1 s'
    FROM (VALUES ('swept', -1), ('kept', 600)) AS r(id, seconds)`)
  await pool.query(`
    INSERT INTO job_lease SELECT name, gen_random_uuid(), now() + hours * interval '1 h'
    FROM (VALUES ('swept', -2), ('kept', 1)) AS r(name, hours)`)
  await sweep(pool)
  const budgets = await pool.query(
    `SELECT convert_from(id, 'UTF8') AS id FROM call_budget WHERE id IN ('swept'::bytea, 'kept'::bytea)`,
  )
  expect(budgets.rows).toEqual([{ id: 'kept' }])
  const leases = await pool.query(`SELECT name FROM job_lease WHERE name IN ('swept', 'kept')`)
  expect(leases.rows).toEqual([{ name: 'kept' }])
  await pool.query(`DELETE FROM call_budget WHERE id = 'kept'::bytea`)
  await pool.query(`DELETE FROM job_lease WHERE name = 'kept'`)
})
