import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** Three chats: one whose last event is a message, one with a later deletion, one with a later read mark; and an empty one. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 5) n;
  INSERT INTO chat (id, low_user_id, high_user_id, last_message_id)
  VALUES (1, 1, 2, 7), (2, 1, 3, 4), (3, 1, 4, 5), (4, 1, 5, 0);
  INSERT INTO message (id, chat_id, user_id, content, deleted_event_id)
  VALUES (1, 1, 1, 'Hello', NULL), (4, 2, 1, '', 8), (5, 3, 4, 'Hi', NULL), (7, 1, 2, 'Hello back', NULL);
  INSERT INTO chat_member (chat_id, user_id, last_read_message_id, read_event_id)
  VALUES (1, 1, 7, 0), (3, 1, 5, 9), (3, 4, 5, 0);
  UPDATE chat_clock SET last = 12;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('events_per_chat', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration that numbers events per chat', () => {
  it('keeps messages, deletions and read marks, and notes each chat’s last event', async () => {
    expect(
      await rows('SELECT id::int, chat_id, content, deleted_event_id::int FROM message ORDER BY id'),
    ).toEqual([
      { id: 1, chat_id: 1, content: 'Hello', deleted_event_id: null },
      { id: 4, chat_id: 2, content: '', deleted_event_id: 8 },
      { id: 5, chat_id: 3, content: 'Hi', deleted_event_id: null },
      { id: 7, chat_id: 1, content: 'Hello back', deleted_event_id: null },
    ])
    expect(await rows('SELECT last_event_id::int AS last FROM chat ORDER BY id')).toEqual([
      { last: 7 },
      { last: 8 },
      { last: 9 },
      { last: 0 },
    ])
    expect(
      await rows('SELECT read_event_id::int AS read FROM chat_member ORDER BY read_event_id DESC LIMIT 1'),
    ).toEqual([{ read: 9 }])
  })

  it('draws numbers above every position that a client holds', async () => {
    expect(await rows(`SELECT nextval('chat_event_number')::int AS next`)).toEqual([{ next: 13 }])
  })

  it('lets a process of the version before write on, without taking a number twice', async () => {
    const sent = await rows(
      `WITH tick AS (UPDATE chat_clock SET last = last + 1 WHERE id = 1 RETURNING last), sent AS (
         INSERT INTO message (id, chat_id, user_id, content) SELECT last, 1, 1, 'Old' FROM tick RETURNING id)
       UPDATE chat SET last_message_id = tick.last FROM tick WHERE id = 1 RETURNING last_message_id::int AS id`,
    )
    expect(sent).toEqual([{ id: 14 }])
    expect(await rows('SELECT last_event_id::int AS last FROM chat WHERE id = 1')).toEqual([{ last: 14 }])
    expect(await rows(`SELECT nextval('chat_event_number')::int AS next`)).toEqual([{ next: 15 }])
  })

  it('keeps events on their way in a table that no commit waits for', async () => {
    expect(await rows(`SELECT relpersistence AS kind FROM pg_class WHERE relname = 'event_outbox'`)).toEqual([
      { kind: 'u' },
    ])
  })
})
