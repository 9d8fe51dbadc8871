import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Forty chats with messages in turn. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 41) n;
  INSERT INTO chat (id, low_user_id, high_user_id) SELECT n, 1, n + 1 FROM generate_series(1, 40) n;
  INSERT INTO message (id, chat_id, user_id, content) SELECT n, 1 + n % 40, 1, 'Hello' FROM generate_series(1, 4000) n;
  INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (1, 2, 'Sea', 'Sea', 'Sea');
  INSERT INTO message (id, chat_id, user_id, content, attachment_kind, article_id) VALUES (4001, 2, 1, '', 'article', 1);
  SELECT setval('chat_event_number', 4001);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_messages', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const plan = async (sql: string) => JSON.stringify((await db.query(`EXPLAIN ${sql}`)).rows)

describe('the migration that lets keys of messages begin with their chat', () => {
  it('keeps all messages', async () => {
    expect((await db.query('SELECT FROM message')).rowCount).toBe(4001)
  })

  it('reads the latest messages of a chat, and counts unread ones, by the key alone', async () => {
    await db.query('VACUUM ANALYZE message')
    expect(
      await plan('SELECT id FROM message WHERE chat_id = 1 AND id < 3000 ORDER BY id DESC LIMIT 50'),
    ).toContain('Index Only Scan Backward using message_pkey')
    expect(
      await plan(`SELECT FROM message WHERE chat_id = 1 AND id > 3000 AND user_id IS DISTINCT FROM 2
        AND deleted_event_id IS NULL ORDER BY id DESC LIMIT 100`),
    ).toContain('Index Only Scan Backward using message_pkey')
  })

  it('finds a message by its id alone, and lets a process of the version before send one', async () => {
    expect(await plan('SELECT FROM message WHERE id = 7')).toContain('message_id_idx')
    const sent = await db.query(
      `INSERT INTO message (id, chat_id, user_id, content) VALUES (nextval('chat_event_number'), 1, 1, 'Old') RETURNING id`,
    )
    expect(sent.rowCount).toBe(1)
  })

  it('keeps a message whose article is deleted, with the article’s id', async () => {
    await db.query('DELETE FROM article')
    expect((await db.query('SELECT article_id, attachment_kind FROM message WHERE id = 4001')).rows).toEqual([
      { article_id: 1, attachment_kind: 'article' },
    ])
  })

  it('deletes messages with their chat', async () => {
    await db.query('DELETE FROM chat WHERE id = 1')
    expect((await db.query('SELECT FROM message WHERE chat_id = 1')).rowCount).toBe(0)
    expect((await db.query('SELECT FROM message')).rowCount).toBe(3901)
  })
})
