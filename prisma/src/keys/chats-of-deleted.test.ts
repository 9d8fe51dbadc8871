import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Three people, each two of whom have a chat. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 3) n;
  INSERT INTO chat (id, low_user_id, high_user_id) VALUES (1, 1, 2), (2, 1, 3), (3, 2, 3);
  INSERT INTO message (id, chat_id, user_id, content) VALUES (1, 1, 1, 'Hello'), (2, 1, 2, 'Hi');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('chats_of_deleted', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration that parts chats from accounts', () => {
  it('keeps every chat with its people', async () => {
    expect(await rows('SELECT id, low_user_id AS low, high_user_id AS high FROM chat ORDER BY id')).toEqual([
      { id: 1, low: 1, high: 2 },
      { id: 2, low: 1, high: 3 },
      { id: 3, low: 2, high: 3 },
    ])
  })

  it('lets a process of the version before delete an account; chats wait until that is followed', async () => {
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect(await rows('SELECT id, user_id, content FROM message ORDER BY id')).toEqual([
      { id: '1', user_id: null, content: 'Hello' },
      { id: '2', user_id: 2, content: 'Hi' },
    ])
    expect(await rows('SELECT kind, id FROM unfinished_deletion')).toEqual([{ kind: 'account', id: 1 }])
  })

  it('still deletes a chat that both have left', async () => {
    await db.query('UPDATE chat SET low_user_id = NULL WHERE low_user_id = 1')
    await db.query('UPDATE chat SET high_user_id = NULL WHERE id = 2')
    expect(await rows('SELECT id FROM chat ORDER BY id')).toEqual([{ id: 1 }, { id: 3 }])
  })
})
