import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** More chats of two than two steps copy, some without one or both of their people, and chats of classrooms. */
const before = `
  INSERT INTO chat (id, low_user_id, high_user_id) SELECT n, 1, 10 + n FROM generate_series(1, 4500) n;
  INSERT INTO chat (id, low_user_id) VALUES (4501, 2);
  INSERT INTO chat (id, high_user_id) VALUES (4502, 3);
  INSERT INTO school (id, name, description, username, username_lower) VALUES (1, 'School', '', 's', 's');
  INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (1, 1, 'Class', 'class', '');
  INSERT INTO chat (id, school_id, classroom_id) VALUES (4503, 1, 1);
  SELECT setval('chat_id_seq', 5000);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('directory_of_chats', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const chatsOf = (low: number) =>
  rows(`SELECT high_user_id AS other, chat_id FROM pair_chat WHERE low_user_id = ${low}`)

describe('the migration that writes a directory of chats', () => {
  it('has every chat of two once, and no other', async () => {
    expect(
      await rows(`SELECT count(*)::int AS all, (count(*) FILTER (
          WHERE p.low_user_id = h.low_user_id AND p.high_user_id = h.high_user_id))::int AS right
        FROM pair_chat p LEFT JOIN chat h ON h.id = p.chat_id`),
    ).toEqual([{ all: 4500, right: 4500 }])
    expect(await rows('SELECT count(*)::int FROM chat')).toEqual([{ count: 4503 }])
  })

  it('follows a process of the version before, which starts a chat, lets people leave it and deletes it', async () => {
    const [{ id }] = await rows('INSERT INTO chat (low_user_id, high_user_id) VALUES (5, 6) RETURNING id')
    expect(await chatsOf(5)).toEqual([{ other: 6, chat_id: id }])
    await db.query('UPDATE chat SET high_user_id = NULL WHERE high_user_id = 6')
    expect(await chatsOf(5)).toEqual([])
    await db.query('INSERT INTO chat (low_user_id, high_user_id) VALUES (7, 8)')
    await db.query('DELETE FROM chat WHERE low_user_id = 7')
    expect(await chatsOf(7)).toEqual([])
  })

  it('leaves one chat when a process of each version starts it at the same moment', async () => {
    const old = new pg.Client({ connectionString: migrated.connectionString })
    await old.connect()
    try {
      await db.query('BEGIN')
      await db.query(
        `WITH entered AS (
           INSERT INTO pair_chat (low_user_id, high_user_id, chat_id) VALUES (20, 21, nextval('chat_id_seq')) RETURNING chat_id
         ) INSERT INTO chat (id, low_user_id, high_user_id) SELECT chat_id, 20, 21 FROM entered`,
      )
      const late = old
        .query('INSERT INTO chat (low_user_id, high_user_id) VALUES (20, 21)')
        .catch(({ constraint }: pg.DatabaseError) => constraint)
      await db.query('COMMIT')
      expect(await late).toBe('chat_low_user_id_high_user_id_key')
    } finally {
      await old.end()
    }
    const [{ id }] = await rows('SELECT id FROM chat WHERE low_user_id = 20')
    expect(await chatsOf(20)).toEqual([{ other: 21, chat_id: id }])
  })

  it('lists a person’s chats without the index that processes of the version before need', async () => {
    await db.query('SET enable_seqscan = off')
    const plan = async (sql: string) => JSON.stringify(await rows(`EXPLAIN ${sql}`))
    expect(await plan('SELECT FROM pair_chat WHERE high_user_id = 5')).toContain('pair_chat_high_user_id_idx')
    await db.query('BEGIN; DROP INDEX chat_low_user_id_high_user_id_key')
    expect(await plan('SELECT FROM chat WHERE low_user_id = 5')).toContain('chat_low_user_id_idx')
    await db.query('ROLLBACK')
  })
})
