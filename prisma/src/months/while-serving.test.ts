import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmptyDatabase, openEmptyDatabase } from '@wordhoard/testkit/database/empty-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMigration, applyToEmpty, readApplied } from '../apply-migrations'
import { projectRoot } from '../project-root'

const rows = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO chat (id, low_user_id, high_user_id) VALUES (1, 1, 2);
  INSERT INTO message (id, chat_id, user_id, content) SELECT n, 1, 1, 'Hello' FROM generate_series(1, 20000) n;
  SELECT setval('chat_event_number', 20000);
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta)
  SELECT 1 + n % 2, n, 0, 1, 'spell-definition', 'x', true, now(), current_date - n / 30, 'UTC', 1
  FROM generate_series(1, 20000) n;`

let database: EmptyDatabase
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.connectionString })
  // One of them is ended under its migration.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Writes as a process of the version before does, until it is stopped. Returns what was acknowledged. */
async function write(isOver: () => boolean): Promise<{ messages: number[]; sessions: number[] }> {
  const client = await connect()
  const messages: number[] = []
  const sessions: number[] = []
  for (let session = 30_000; !isOver(); session++) {
    const sent = await client.query<{ id: string }>(
      `INSERT INTO message (id, chat_id, user_id, content) VALUES (nextval('chat_event_number'), 1, 1, 'New') RETURNING id`,
    )
    messages.push(Number(sent.rows[0]!.id))
    // Each answer arrives twice.
    for (const _ of [1, 2])
      await client.query({
        name: 'log',
        text: `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
            local_date, zone, score_delta)
          VALUES (1, $1, 0, 1, 'spell-definition', 'x', true, now(), current_date, 'UTC', 1) ON CONFLICT DO NOTHING`,
        values: [session],
      })
    sessions.push(session)
    const undone = await client.query(
      `UPDATE answer_log SET undone_at = now() WHERE user_id = 1 AND session_id = $1 AND undone_at IS NULL AND $1::int % 10 = 0`,
      [session],
    )
    expect(undone.rowCount).toBe(session % 10 === 0 ? 1 : 0)
  }
  await client.end()
  return { messages, sessions }
}

it('a migration to months that is killed goes on at the next start, while the version before writes', async () => {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  const migrations = readdirSync(folder)
    .filter((name) => /^\d{4}_/.test(name))
    .map((name) => ({ name, script: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
  const place = migrations.findIndex(({ name }) => name.endsWith('_months'))
  const months = migrations[place]!
  const db = await connect()
  await applyToEmpty(db, migrations.slice(0, place))
  await db.query(rows)
  const sum = async () =>
    (
      await db.query(`SELECT (SELECT md5(string_agg(m::text, ' ' ORDER BY id)) FROM message m WHERE id <= 20000) AS messages,
        (SELECT md5(string_agg(l::text, ' ' ORDER BY id)) FROM answer_log l WHERE session_id <= 20000) AS answers`)
    ).rows
  const before = await sum()

  let isOver = false
  const written = write(() => isOver)
  // Holds up the step that divides messages.
  const other = await connect()
  await other.query("BEGIN; UPDATE user_account SET first_name = 'Ada' WHERE id = 2")
  const killed = await connect()
  const { rows: pids } = await killed.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const failed = applyMigration(killed, months, undefined).then(
    () => 'done',
    () => 'failed',
  )
  await expect
    .poll(
      async () =>
        (
          await db.query(
            `SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock' AND query LIKE '%divide_by_month"(''message''%'`,
            [pids[0]!.pid],
          )
        ).rowCount,
      { timeout: 60_000, interval: 20 },
    )
    .toBe(1)
  await db.query('SELECT pg_terminate_backend($1)', [pids[0]!.pid])
  expect(await failed).toBe('failed')
  await other.query('ROLLBACK')
  const { begun } = await readApplied(db)
  expect(begun!.done).toBeGreaterThan(5)
  const next = await connect()
  await applyMigration(next, months, begun)
  await new Promise((resolve) => setTimeout(resolve, 200))
  isOver = true
  const { messages, sessions } = await written

  expect(await sum()).toEqual(before)
  const { rows: sent } = await db.query('SELECT id::int FROM message WHERE id > 20000 ORDER BY id')
  expect(sent.map(({ id }) => id)).toEqual(messages)
  const { rows: logged } = await db.query(
    'SELECT session_id FROM answer_log WHERE session_id >= 30000 ORDER BY 1',
  )
  expect(logged.map(({ session_id }) => session_id)).toEqual(sessions)
  expect(sessions.length).toBeGreaterThan(10)
  expect((await readApplied(db)).begun).toBeUndefined()
  const { rows: kinds } = await db.query(
    `SELECT relkind FROM pg_class WHERE relname IN ('message', 'answer_log') AND relnamespace = 'public'::regnamespace`,
  )
  expect(kinds).toEqual([{ relkind: 'p' }, { relkind: 'p' }])
  for (const client of [db, other, next]) await client.end()
}, 180_000)
