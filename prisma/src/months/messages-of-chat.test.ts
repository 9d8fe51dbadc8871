import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

const MONTH = 2 ** 33
/** A chat with most messages among ten thousand with two each, and one with messages of four months. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 10002) n;
  INSERT INTO chat (id, low_user_id, high_user_id) SELECT n, 1, n + 1 FROM generate_series(1, 10001) n;
  INSERT INTO message (id, chat_id, user_id, content)
  SELECT n, CASE WHEN n % 5 < 3 THEN 1 ELSE 2 + n % 9999 END, 1, 'Hello ' || n FROM generate_series(1, 50000) n;
  CREATE TABLE message_one PARTITION OF message FOR VALUES FROM (${4 * MONTH}) TO (${5 * MONTH});
  CREATE TABLE message_two PARTITION OF message FOR VALUES FROM (${5 * MONTH}) TO (${6 * MONTH});
  INSERT INTO message (id, chat_id, user_id, content)
  SELECT month * ${MONTH} + n, 10001, 1, 'Month ' || month FROM unnest(array[0, 1, 4, 5, 7]::bigint[]) month,
    generate_series(60001, 60012) n;
  UPDATE chat SET last_message_id = coalesce((SELECT max(id) FROM message WHERE chat_id = chat.id), 0);
  ANALYZE;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('messages_of_chat', before)
  db = migrated.db
  await db.query('SET random_page_cost = 1.1')
})
afterAll(() => migrated.close())

type Bounds = [chat: number, before: number | null, after: number | null, most: number, skipped?: number]

async function pageOf([chat, before, after, most, skipped = 0]: Bounds): Promise<string[]> {
  const { rows } = await db.query('SELECT * FROM messages_of_chat($1, $2, $3, $4, $5)', [
    chat,
    before,
    after,
    most,
    skipped,
  ])
  return rows.map(({ id, chat_id, content }) => `${chat_id} ${id} ${content}`)
}
async function selectPage([chat, before, after, most, skipped = 0]: Bounds): Promise<string[]> {
  const { rows } = await db.query(
    `SELECT * FROM message WHERE chat_id = $1 AND ($2::bigint IS NULL OR id < $2) AND ($3::bigint IS NULL OR id > $3)
     ORDER BY id DESC LIMIT $4 OFFSET $5`,
    [chat, before, after, most, skipped],
  )
  return rows.map(({ id, chat_id, content }) => `${chat_id} ${id} ${content}`)
}

describe('messages of a chat', () => {
  const fourth = 4 * MONTH + 60_001
  it.each<[what: string, bounds: Bounds, found: number]>([
    ['the newest', [1, null, null, 20], 20],
    ['those before one', [1, 25_000, null, 20], 20],
    ['those after one', [1, null, 49_990, 20], 6],
    ['those between two', [1, 25_000, 24_990, 20], 5],
    ['the newest of several months', [10_001, null, null, 30], 30],
    ['those before the first of a month', [10_001, fourth, null, 20], 20],
    ['those before the second of a month', [10_001, fourth + 1, null, 20], 20],
    ['those before a month without messages', [10_001, 3 * MONTH, null, 40], 24],
    ['those after one of an earlier month', [10_001, null, MONTH + 60_010, 50], 38],
    ['those before the first of all', [10_001, 60_001, null, 20], 0],
    ['those beyond the last', [10_001, 9 * MONTH, null, 100], 60],
    ['those after some that are skipped', [10_001, null, null, 20, 15], 20],
    ['those between two, after some that are skipped', [1, 25_000, 24_990, 20, 2], 3],
    ['none of a chat that is not there', [20_000, null, null, 20], 0],
  ])('are %s', async (_, bounds, found) => {
    const page = await pageOf(bounds)
    expect(page).toEqual(await selectPage(bounds))
    expect(page).toHaveLength(found)
  })

  it('are read without the rest of the chat, though the planner knows nothing of it', async () => {
    for (const bounds of ['NULL, NULL', '25000, NULL', 'NULL, 20000']) {
      const { rows } = await db.query(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM messages_of_chat(1, ${bounds}, 20, 0)`,
      )
      const plan = rows[0]['QUERY PLAN'][0].Plan
      expect(plan['Actual Rows']).toBe(20)
      // The chat has 30,000 messages on some 500 pages.
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(60)
    }
  })

  it('are read from no table end to end', async () => {
    await db.query('SELECT pg_stat_force_next_flush()')
    const scans = async () =>
      (
        await db.query(
          `SELECT sum(seq_scan)::int AS n FROM pg_stat_xact_user_tables WHERE relname LIKE 'message%'`,
        )
      ).rows[0].n
    await db.query('BEGIN')
    const earlier = await scans()
    await pageOf([10_001, null, null, 20])
    await pageOf([10_001, fourth, null, 50])
    expect((await scans()) - earlier).toBe(0)
    await db.query('COMMIT')
  })
})
