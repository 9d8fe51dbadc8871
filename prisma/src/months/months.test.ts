import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'
import { openMonths } from './open-months'

/** Answers of four years, one of them undone, messages of forty chats, and what both tables were before. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 41) n;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO chat (id, low_user_id, high_user_id) SELECT n, 1, n + 1 FROM generate_series(1, 40) n;
  INSERT INTO message (id, chat_id, user_id, content) SELECT n, 1 + n % 40, 1, 'Hello ' || n FROM generate_series(1, 4000) n;
  SELECT setval('chat_event_number', 4000);
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta, undone_at)
  SELECT 1 + n % 2, n, 0, 1, 'spell-definition', 'x', true, now() - make_interval(days => n), current_date - n, 'UTC', 1,
    CASE WHEN n = 7 THEN now() END FROM generate_series(0, 1500) n;
  CREATE TABLE kept AS SELECT pg_relation_filenode('message') AS messages, pg_relation_filenode('answer_log') AS answers,
    (SELECT md5(string_agg(m::text, ' ' ORDER BY id)) FROM message m) AS message_sum,
    (SELECT md5(string_agg(l::text, ' ' ORDER BY id)) FROM answer_log l) AS answer_sum;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('months', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string, values: unknown[] = []) => (await db.query(sql, values)).rows
/** The first day of a month from now. */
const monthFromNow = (months: number) =>
  `date_trunc('month', now() at time zone 'UTC')::date + interval '${months} months'`
const nameOf = async (months: number) =>
  (await rows(`SELECT to_char(${monthFromNow(months)}, 'YYYY_MM') AS name`))[0].name as string

/** Logs an answer as a process of the version before does; returns whether it was stored, and where. */
async function log(session: number, day: string, client: pg.ClientBase = db): Promise<string | undefined> {
  const stored = await client.query<{ part: string }>(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta)
     VALUES (1, $1, 0, 1, 'spell-definition', 'x', true, now(), ${day}, 'UTC', 1)
     ON CONFLICT DO NOTHING RETURNING tableoid::regclass AS part`,
    [session],
  )
  return stored.rows[0]?.part
}
const send = async () =>
  (
    await rows(`INSERT INTO message (id, chat_id, user_id, content) VALUES (nextval('chat_event_number'), 1, 1, 'New')
      RETURNING id, tableoid::regclass::text AS part`)
  )[0] as { id: string; part: string }

describe('the migration to parts by month', () => {
  it('copies nothing: each table is the first part of the new one, with all its rows as they were', async () => {
    expect(
      await rows(`SELECT messages = pg_relation_filenode('message_first') AS messages,
        answers = pg_relation_filenode('answer_log_first') AS answers,
        message_sum = (SELECT md5(string_agg(m::text, ' ' ORDER BY id)) FROM message m) AS message_sum,
        answer_sum = (SELECT md5(string_agg(l::text, ' ' ORDER BY id)) FROM answer_log l) AS answer_sum FROM kept`),
    ).toEqual([{ messages: true, answers: true, message_sum: true, answer_sum: true }])
  })

  it('lets a process of the version before send messages, log answers and undo them', async () => {
    expect(await send()).toEqual({ id: '4001', part: 'message_first' })
    expect(await log(5000, 'current_date')).toBe('answer_log_first')
    expect(await log(5000, 'current_date')).toBeUndefined()
    const undo = await db.query(
      'UPDATE answer_log SET undone_at = now() WHERE user_id = 1 AND session_id = 5000 AND undone_at IS NULL',
    )
    expect(undo.rowCount).toBe(1)
    expect(await log(5000, 'current_date')).toBe('answer_log_first')
  })

  it('deletes rows with their person, and keeps messages of a deleted person without one', async () => {
    await db.query('DELETE FROM user_account WHERE id = 2')
    expect(await rows('SELECT count(*)::int FROM answer_log WHERE user_id = 2')).toEqual([{ count: 0 }])
    await db.query('UPDATE message SET user_id = 3 WHERE id = 1')
    await db.query('DELETE FROM user_account WHERE id = 3')
    expect(await rows('SELECT user_id, content FROM message WHERE id = 1')).toEqual([
      { user_id: null, content: 'Hello 1' },
    ])
  })
})

describe('months', () => {
  it('are made ahead of time, once', async () => {
    const parts = async () =>
      (
        await rows(`SELECT relid::text AS name FROM pg_partition_tree('message') WHERE isleaf
      UNION ALL SELECT relid::text FROM pg_partition_tree('answer_log') WHERE isleaf ORDER BY 1`)
      ).map(({ name }) => name)
    expect(await openMonths(db)).toEqual([])
    const made = await parts()
    expect(made).toEqual(
      [
        ...['first', await nameOf(2), 'later'].map((part) => `answer_log_${part}`),
        ...['first', await nameOf(1), await nameOf(2), 'later'].map((part) => `message_${part}`),
      ].sort(),
    )
    expect(await openMonths(db)).toEqual([])
    expect(await parts()).toEqual(made)
  })

  it('get the answers of their days, however late they arrive', async () => {
    const next = `answer_log_${await nameOf(2)}`
    expect(await log(6000, monthFromNow(2))).toBe(next)
    expect(await log(6001, `(${monthFromNow(2)} - interval '1 day')`)).toBe('answer_log_first')
  })

  it('count a game once, though its answers are of two months and arrive at once', async () => {
    const other = new pg.Client({ connectionString: migrated.connectionString })
    await other.connect()
    await db.query(`INSERT INTO game_session (id, user_id, mode, size) VALUES (6002, 1, 'normal', 'small'), (6003, 1, 'normal', 'small');
      INSERT INTO game (user_id, session_id, ordinal, spell_id, name, shown, correct)
      SELECT 1, s, 0, 1, 'spell-definition', '{}', 'x' FROM generate_series(6002, 6003) s`)
    try {
      await db.query('BEGIN')
      expect(await log(6002, monthFromNow(2))).toBeDefined()
      const second = log(6002, `(${monthFromNow(2)} - interval '3 days')`, other)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await db.query('COMMIT')
      expect(await second).toBeUndefined()
      expect(await rows('SELECT count(*)::int FROM answer_log WHERE session_id = 6002')).toEqual([
        { count: 1 },
      ])
      // One that is rolled back doesn't count.
      await db.query('BEGIN')
      await log(6003, monthFromNow(2))
      const kept = log(6003, `(${monthFromNow(2)} - interval '3 days')`, other)
      await db.query('ROLLBACK')
      expect(await kept).toBe('answer_log_first')
    } finally {
      await other.end()
    }
  })

  it('take many answers in one transaction', async () => {
    const logged = await db.query(
      `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
         zone, score_delta)
       SELECT 1, n, 1, 1, 'spell-definition', 'x', true, now(), current_date - n % 400, 'UTC', 1
       FROM generate_series(10001, 30000) n ON CONFLICT DO NOTHING`,
    )
    expect(logged.rowCount).toBe(20_000)
  })

  it('lose nothing when one is missing, and take its rows once it is made', async () => {
    const name = `answer_log_${await nameOf(2)}`
    await db.query(`DELETE FROM answer_log WHERE local_date >= ${monthFromNow(2)}`)
    await db.query(`DROP TABLE ${name}`)
    expect(await log(6004, monthFromNow(2))).toBe('answer_log_later')
    expect(await openMonths(db)).toEqual([])
    expect(
      await rows(
        `SELECT session_id, tableoid::regclass::text AS part FROM answer_log WHERE session_id = 6004`,
      ),
    ).toEqual([{ session_id: 6004, part: name }])
    expect(await rows('SELECT FROM answer_log_later')).toEqual([])
    // A trigger of the log works in new parts, too.
    expect(await log(6004, monthFromNow(2))).toBeUndefined()
  })

  it('that cannot be made while somebody holds a table are named, and made the next time', async () => {
    const name = `answer_log_${await nameOf(2)}`
    await db.query(`DELETE FROM answer_log WHERE local_date >= ${monthFromNow(2)}`)
    await db.query(`DROP TABLE ${name}`)
    const other = new pg.Client({ connectionString: migrated.connectionString })
    await other.connect()
    try {
      await other.query('BEGIN; SELECT FROM answer_log_later')
      expect(await openMonths(db)).toEqual([name])
    } finally {
      await other.end()
    }
    expect(await openMonths(db)).toEqual([])
  })

  it('get the messages that are sent in them: numbers go on where the month begins, and never back', async () => {
    await db.query(`ALTER TABLE message_${await nameOf(1)} RENAME TO message_${await nameOf(0)}`)
    expect(await send()).toMatchObject({ part: 'message_first' })
    expect(await openMonths(db)).toEqual([])
    const sent = await send()
    expect(sent).toEqual({ id: '17179869184', part: `message_${await nameOf(0)}` })
    await openMonths(db)
    expect(await send()).toEqual({ ...sent, id: '17179869185' })
    const newest = await rows('SELECT id FROM message WHERE chat_id = 1 ORDER BY id DESC LIMIT 2')
    expect(newest.map(({ id }) => id)).toEqual(['17179869185', '17179869184'])
  })
})
