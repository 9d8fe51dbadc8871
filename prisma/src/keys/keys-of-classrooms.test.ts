import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two schools with classrooms, each with a chat, more than one step fills, and a chat of two. Rows of all kinds point to class 7. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 4) n;
  INSERT INTO custom_voc (id, user_id, name, name_lower, description) VALUES (1, 2, 'Sea', 'sea', '');
  INSERT INTO school (id, name, description, username, username_lower)
  SELECT n, 'School', '', 's' || n, 's' || n FROM generate_series(1, 2) n;
  INSERT INTO school_member (school_id, user_id, role, is_active)
  VALUES (1, 1, 'owner', true), (2, 2, 'owner', true), (2, 3, 'student', true), (2, 4, 'student', false);
  INSERT INTO classroom (id, school_id, name, name_lower, description)
  SELECT n, 1 + n % 2, 'Class ' || n, 'class ' || n, '' FROM generate_series(1, 4500) n;
  INSERT INTO chat (id, classroom_id) SELECT 5001 - n, n FROM generate_series(1, 4500) n;
  INSERT INTO chat (id, low_user_id, high_user_id) VALUES (6000, 1, 2);
  INSERT INTO classroom_member (school_id, classroom_id, user_id) VALUES (2, 7, 3), (2, 7, 4);
  INSERT INTO invitation (id, school_id, classroom_id, role, code, expires_at) VALUES (1, 2, 7, 'student', 'CODE', now());
  INSERT INTO assignment (school_id, classroom_id, voc_id, created_by_id) VALUES (2, 7, 1, 2);
  INSERT INTO class_test (school_id, classroom_id, title, questions, question_count) VALUES (2, 7, 'Sea', '[]', 5);
  INSERT INTO message (id, chat_id, user_id, content) VALUES (1, 4994, 2, 'Hello');
  SELECT setval('chat_id_seq', 7000), setval('classroom_id_seq', 7000);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_classrooms', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration of classrooms', () => {
  it('gives every classroom’s chat its school, and keeps every row', async () => {
    expect(
      await rows(`SELECT count(*)::int AS all, (count(*) FILTER (WHERE h.school_id = c.school_id))::int AS right
        FROM chat h JOIN classroom c ON c.id = h.classroom_id`),
    ).toEqual([{ all: 4500, right: 4500 }])
    expect(await rows('SELECT id, school_id FROM chat WHERE classroom_id IS NULL')).toEqual([
      { id: 6000, school_id: null },
    ])
  })

  it('gives every classroom the id of its chat', async () => {
    expect(
      await rows(
        'SELECT count(*)::int FROM classroom c JOIN chat h ON h.id = c.chat_id AND h.classroom_id = c.id',
      ),
    ).toEqual([{ count: 4500 }])
  })

  it('shows chats and assignments to the same readers', async () => {
    expect(await rows('SELECT user_id FROM chat_reader WHERE chat_id = 4994 ORDER BY user_id')).toEqual([
      { user_id: 2 },
      { user_id: 3 },
    ])
    expect(await rows('SELECT user_id FROM chat_reader WHERE chat_id = 4993')).toEqual([{ user_id: 1 }])
    expect(await rows('SELECT user_id, voc_id FROM assigned_reader ORDER BY user_id')).toEqual([
      { user_id: 2, voc_id: 1 },
      { user_id: 3, voc_id: 1 },
    ])
    expect(await rows('SELECT school_id, classroom_id FROM set_work')).toEqual([
      { school_id: 2, classroom_id: 7 },
    ])
  })

  it('lets a process of the version before create a classroom with its chat', async () => {
    const [{ id }] = await rows(
      `WITH made AS (
         INSERT INTO classroom (school_id, name, name_lower, description) VALUES (1, 'New', 'new', '')
         ON CONFLICT (school_id, name_lower) DO NOTHING RETURNING id
       ), its_chat AS (INSERT INTO chat (classroom_id) SELECT id FROM made)
       SELECT id FROM made`,
    )
    expect(
      await rows(`SELECT h.school_id, c.chat_id = h.id AS is_noted
        FROM classroom c JOIN chat h ON h.classroom_id = c.id WHERE c.id = ${id}`),
    ).toEqual([{ school_id: 1, is_noted: true }])
  })

  it('lets such a process find a classroom by its id, and its chat by the classroom', async () => {
    const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))
    expect(await plan('SELECT FROM classroom WHERE id = 7')).toContain('classroom_id_idx')
    expect(await plan('SELECT FROM chat WHERE classroom_id = 7')).toMatch(/chat_classroom_id_(key|idx)/)
  })

  it('refuses a classroom’s chat without a school, and a second classroom with the same id in a school', async () => {
    await expect(db.query('UPDATE chat SET school_id = NULL WHERE id = 4994')).rejects.toThrow(
      /chat_school_check/,
    )
    await expect(
      db.query(
        `INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (7, 2, 'B', 'b', '')`,
      ),
    ).rejects.toThrow(/classroom_pkey/)
  })

  it('deletes what a school has in its classrooms, and notes those whose chats are still there', async () => {
    await db.query('DELETE FROM classroom WHERE school_id = 2 AND id <> 7')
    await db.query('DELETE FROM deleted_classroom')
    await db.query('DELETE FROM school WHERE id = 2')
    for (const table of ['assignment', 'classroom_member', 'invitation', 'class_test'])
      expect(await rows(`SELECT FROM ${table} WHERE classroom_id = 7`), table).toEqual([])
    expect(await rows('SELECT school_id, id, chat_id FROM deleted_classroom')).toEqual([
      { school_id: 2, id: 7, chat_id: 4994 },
    ])
    expect(await rows('SELECT chat_id, content FROM message')).toEqual([{ chat_id: 4994, content: 'Hello' }])
    expect(await rows('SELECT FROM chat_reader WHERE chat_id = 4994')).toEqual([])
  })
})
