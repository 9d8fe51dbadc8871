import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person with answers of today and of a month ago. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  VALUES (1, 'p1@example.org', 'p1', 'p1', 'x');
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta)
  SELECT 1, 1, days, 1, 'definition-spelling', 'deal', true, now() - make_interval(days => days), current_date - days,
    'UTC', 1
  FROM unnest(ARRAY[0, 30]) AS days;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('answer_sums', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const countSums = async () => (await db.query('SELECT FROM answer_sum')).rowCount
const sum = () =>
  db.query('INSERT INTO answer_sum VALUES (1, current_date - 2) ON CONFLICT (user_id) DO NOTHING')
const log = (daysAgo: number, ordinal: number) =>
  db.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta)
     VALUES (1, 2, $2, 1, 'definition-spelling', 'deal', true, now(), current_date - $1::int, 'UTC', 1)`,
    [daysAgo, ordinal],
  )

describe('the migration that adds sums of answers', () => {
  it('keeps all answers, which are summed when they are first read', async () => {
    expect((await db.query('SELECT FROM answer_log')).rowCount).toBe(2)
    expect(await countSums()).toBe(0)
  })

  it('drops the sums when a summed day changes, and only then', async () => {
    await sum()
    await log(0, 0)
    await log(1, 1)
    await db.query('UPDATE answer_log SET undone_at = now() WHERE local_date = current_date')
    expect(await countSums()).toBe(1)
    await log(3, 2)
    expect(await countSums()).toBe(0)
    await sum()
    await db.query('UPDATE answer_log SET undone_at = now() WHERE local_date = current_date - 30')
    expect(await countSums()).toBe(0)
    await sum()
    await db.query('UPDATE answer_log SET local_date = current_date - 9 WHERE local_date = current_date - 1')
    expect(await countSums()).toBe(0)
  })

  it('deletes sums with their person', async () => {
    await sum()
    await db.query(
      `INSERT INTO answer_day VALUES (1, current_date - 9, 1, 1, 1, 1, 1, 0, 0, 1, now(), now(), 1, 1, 1)`,
    )
    await db.query('INSERT INTO answer_word VALUES (1, 1, 1, 0, 4.5)')
    await db.query('INSERT INTO answer_week VALUES (1, current_date - 9, 1, 4.5)')
    await db.query('DELETE FROM user_account')
    for (const table of ['answer_sum', 'answer_day', 'answer_word', 'answer_week'])
      expect((await db.query(`SELECT FROM ${table}`)).rowCount, table).toBe(0)
  })
})
