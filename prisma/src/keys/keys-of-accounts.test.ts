import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two people with logins, known browsers, a report and a placement each; more logins than one step moves. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO session (id, user_id, expires_at) SELECT gen_random_uuid(), 1 + n % 2, now() FROM generate_series(1, 4500) n;
  INSERT INTO refresh_token (hash, session_id) SELECT sha256((s.id::text || n)::bytea), s.id FROM session s, generate_series(1, 2) n;
  INSERT INTO known_device (id, hash, user_id, expires_at) SELECT gen_random_uuid(), 'one', n, now() FROM generate_series(1, 2) n;
  INSERT INTO staff_password_reset (user_id) SELECT n FROM generate_series(1, 2) n;
  INSERT INTO definition_report (user_id, definition_key, definition_id, headword, reason, shown_text)
  SELECT n, 'deal%1', 1, 'deal', 'unclear', 'A deal.' FROM generate_series(1, 2) n;
  INSERT INTO placement (id, user_id) SELECT gen_random_uuid(), n FROM generate_series(1, 2) n;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_accounts', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration of logins', () => {
  it('gives all tokens their person, and keeps every row', async () => {
    expect(
      await rows(`SELECT count(*)::int AS tokens, (count(*) FILTER (WHERE t.user_id = s.user_id))::int AS right
        FROM refresh_token t JOIN session s ON s.id = t.session_id`),
    ).toEqual([{ tokens: 9000, right: 9000 }])
    for (const table of ['known_device', 'staff_password_reset', 'definition_report', 'placement'])
      expect(await rows(`SELECT count(*)::int FROM ${table}`), table).toEqual([{ count: 2 }])
  })

  it('lets a process of the version before log people in and replace their tokens', async () => {
    await db.query(
      `WITH opened AS (INSERT INTO session (id, user_id, expires_at) VALUES (gen_random_uuid(), 2, now()) RETURNING id)
       INSERT INTO refresh_token (hash, session_id) SELECT 'first', id FROM opened`,
    )
    await db.query(
      `WITH old AS (UPDATE refresh_token SET rotated_at = clock_timestamp() WHERE hash = 'first' RETURNING session_id)
       INSERT INTO refresh_token (hash, session_id) SELECT 'second', session_id FROM old`,
    )
    expect(
      await rows(
        `SELECT user_id, rotated_at IS NOT NULL AS old FROM refresh_token WHERE hash IN ('first', 'second') ORDER BY hash`,
      ),
    ).toEqual([
      { user_id: 2, old: true },
      { user_id: 2, old: false },
    ])
  })

  it('lets such a process find logins by id and browsers by token, and store no browser twice', async () => {
    const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))
    await db.query('SET enable_seqscan = off')
    const id = `'00000000-0000-0000-0000-000000000001'`
    expect(await plan(`SELECT FROM session WHERE id = ${id}`)).toContain('session_id_idx')
    expect(await plan(`SELECT FROM placement WHERE id = ${id}`)).toContain('placement_id_idx')
    expect(await plan(`SELECT FROM known_device WHERE hash = 'one'`)).toContain('known_device_hash_idx')
    expect(await plan(`SELECT FROM refresh_token WHERE hash = 'one'`)).toContain('refresh_token_hash_idx')
    await expect(
      db.query(`INSERT INTO known_device (id, hash, user_id, expires_at) VALUES (${id}, 'one', 1, now())`),
    ).rejects.toThrow(/known_device_user_id_hash_key/)
  })

  it('deletes tokens with their login, and everything with its person', async () => {
    await db.query(
      `DELETE FROM session WHERE id IN (SELECT session_id FROM refresh_token WHERE hash = 'second')`,
    )
    expect(await rows(`SELECT FROM refresh_token WHERE hash IN ('first', 'second')`)).toEqual([])
    await db.query('DELETE FROM user_account')
    expect(await rows('SELECT FROM refresh_token UNION ALL SELECT FROM known_device')).toEqual([])
  })
})
