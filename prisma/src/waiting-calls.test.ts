import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person with an answer of an hour ago. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash) VALUES (1, 'p@example.org', 'p', 'p', 'x');
  INSERT INTO idempotent_answer (user_id, key, body, created_at) VALUES (1, 'old', '{}', now() - interval '1 hour');`

let migrated: MigratedDatabase
beforeAll(async () => {
  migrated = await openMigratedDatabase('waiting_calls', before)
})
afterAll(() => migrated.close())

it('the migration for calls that wait keeps answers as long as before', async () => {
  const { db } = migrated
  await db.query(`INSERT INTO idempotent_answer (user_id, key, body) VALUES (1, 'new', '{}')`)
  const { rows } = await db.query(
    `SELECT key, body, round(extract(epoch FROM kept_until - now()) / 3600)::int AS hours FROM idempotent_answer ORDER BY key`,
  )
  expect(rows).toEqual([
    { key: 'new', body: '{}', hours: 24 },
    { key: 'old', body: '{}', hours: 23 },
  ])
})
