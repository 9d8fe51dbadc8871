import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'
import { openMonths } from './open-months'

/** Messages in their first part, no answers at all, and counts of both. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO chat (id, low_user_id, high_user_id) VALUES (1, 1, 2);
  INSERT INTO message (id, chat_id, user_id, content) SELECT n, 1, 1, 'Hello ' || n FROM generate_series(1, 100) n;
  ANALYZE;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('empty_parts', before)
  db = migrated.db
})
afterAll(() => migrated.close())

/** Parts by what the planner takes for their number of rows: -1 for not counted. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await db.query<{ part: string; count: number }>(
    `SELECT relid::text AS part, c.reltuples AS count
     FROM (SELECT * FROM pg_partition_tree('message') UNION ALL SELECT * FROM pg_partition_tree('answer_log')) t
     JOIN pg_class c ON c.oid = t.relid WHERE isleaf AND relid::text ~ '_(first|later)$'`,
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]))
}

function logAnswers(client: pg.ClientBase, first: number, last: number) {
  return client.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta)
     SELECT 1, n, 0, 1, 'spell-definition', 'x', true, now(), current_date, 'UTC', 1 FROM generate_series($1::int, $2) n`,
    [first, last],
  )
}

it('a filled database forgets the counts of empty parts, and keeps all rows', async () => {
  expect(await counts()).toEqual({
    message_first: 100,
    message_later: -1,
    answer_log_first: -1,
    answer_log_later: -1,
  })
  expect((await db.query('SELECT count(*)::int FROM message')).rows).toEqual([{ count: 100 }])
})

it('parts that are counted as empty later are forgotten, too, but for those that somebody holds', async () => {
  await openMonths(db)
  await db.query('ANALYZE')
  expect(await counts()).toMatchObject({ message_later: 0, answer_log_first: 0, answer_log_later: 0 })
  const other = new pg.Client({ connectionString: migrated.connectionString })
  await other.connect()
  try {
    await other.query('BEGIN; SELECT FROM answer_log_later')
    expect(await openMonths(db)).toEqual([])
    expect(await counts()).toMatchObject({ message_later: -1, answer_log_first: -1, answer_log_later: 0 })
  } finally {
    await other.end()
  }
  await openMonths(db)
  expect(await counts()).toMatchObject({ message_first: 100, answer_log_later: -1 })
})

it('a part that has got rows since it was counted keeps them', async () => {
  await db.query('ANALYZE answer_log')
  await logAnswers(db, 1, 3)
  await openMonths(db)
  expect((await db.query('SELECT count(*)::int FROM answer_log')).rows).toEqual([{ count: 3 }])
})

it('a session whose plans are from an empty month reads no part end to end for an answer', async () => {
  await db.query('DELETE FROM answer_log')
  await db.query('VACUUM ANALYZE answer_log')
  const session = new pg.Client({ connectionString: migrated.connectionString })
  await session.connect()
  try {
    const scans = async () =>
      (
        await session.query(
          `SELECT coalesce(sum(seq_scan), 0)::int AS n FROM pg_stat_xact_user_tables WHERE relname LIKE 'answer_log%'`,
        )
      ).rows[0].n
    await session.query('BEGIN')
    await logAnswers(session, 1, 200)
    expect(await scans()).toBe(0)
    await session.query('COMMIT')
  } finally {
    await session.end()
  }
})
