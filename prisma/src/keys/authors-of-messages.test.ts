import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 3) n;
  INSERT INTO chat (id, low_user_id, high_user_id) VALUES (1, 1, 2), (2, 1, 3);
  INSERT INTO message (id, chat_id, user_id, content) SELECT n, 1 + n % 2, 1, 'Hello' FROM generate_series(1, 3000) n;
  INSERT INTO message (id, chat_id, user_id, content) VALUES (3001, 1, 2, 'Hi');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('authors_of_messages', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const countOf = async (author: number | null) =>
  (await db.query('SELECT count(*)::int FROM message WHERE user_id IS NOT DISTINCT FROM $1', [author]))
    .rows[0].count

describe('the migration that parts messages from their authors’ accounts', () => {
  it('keeps every message with its author', async () => {
    expect([await countOf(1), await countOf(2), await countOf(null)]).toEqual([3000, 1, 0])
  })

  it('keeps messages of an account that a process of the version before deletes, without the author', async () => {
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect([await countOf(1), await countOf(2), await countOf(null)]).toEqual([0, 1, 3000])
  })

  it('takes a message whose author is being deleted meanwhile, and finds it by its author', async () => {
    await db.query(`INSERT INTO message (id, chat_id, user_id, content) VALUES (3002, 1, 1, 'Late')`)
    expect(await countOf(1)).toBe(1)
    await db.query('SET enable_seqscan = off')
    const plan = await db.query('EXPLAIN SELECT FROM message WHERE user_id = 1')
    expect(JSON.stringify(plan.rows)).toMatch(/message_\w+_user_id_idx/)
  })
})
