import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A count of guesses that must go on. */
const before = `INSERT INTO guess_count VALUES ('login:x', 19, now() + interval '1 hour');`

let migrated: MigratedDatabase
beforeAll(async () => {
  migrated = await openMigratedDatabase('shared_limits', before)
})
afterAll(() => migrated.close())

it('the migration that adds shared limits keeps counts, and adds tables that cost no write-ahead log', async () => {
  const counts = await migrated.db.query('SELECT key, count FROM guess_count')
  expect(counts.rows).toEqual([{ key: 'login:x', count: 19 }])
  const { rows } = await migrated.db.query(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence = 'u' ORDER BY relname`,
  )
  expect(rows).toEqual([{ relname: 'call_budget' }, { relname: 'job_lease' }])
})
