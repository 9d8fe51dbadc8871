import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** A teacher with an article and a vocabulary, both assigned, and a student who read, followed and joined. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 3) n;
  INSERT INTO article (id, user_id, title, md_content, raw_content) SELECT n, n, 'Sea', 'Sea', 'Sea' FROM generate_series(1, 2) n;
  INSERT INTO custom_voc (id, user_id, name, name_lower, description) SELECT n, n, 'Sea', 'sea', '' FROM generate_series(1, 2) n;
  INSERT INTO article_progress (user_id, article_id) VALUES (3, 1), (3, 2);
  INSERT INTO school (id, name, description, username, username_lower) VALUES (1, 'School', '', 's', 's');
  INSERT INTO school_member (school_id, user_id, role) VALUES (1, 3, 'owner'), (1, 1, 'teacher'), (1, 2, 'student');
  INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (1, 1, 'Class', 'class', '');
  INSERT INTO classroom_member (school_id, classroom_id, user_id) VALUES (1, 1, 1), (1, 1, 2);
  INSERT INTO assignment (school_id, classroom_id, article_id, created_by_id) VALUES (1, 1, 1, 1), (1, 1, 2, 1);
  INSERT INTO assignment (school_id, classroom_id, voc_id, created_by_id) VALUES (1, 1, 1, 1);
  INSERT INTO follow (follower_id, followed_id) VALUES (2, 1), (1, 2);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('deletions_in_steps', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const unfinished = () => rows('SELECT user_id, kind, id, is_second FROM unfinished_deletion ORDER BY 1, 2, 3')

describe('the migration that lets the service follow deletions', () => {
  it('keeps every row', async () => {
    expect(
      await rows(`SELECT (SELECT count(*)::int FROM article_progress) AS places, (SELECT count(*)::int FROM assignment) AS set,
        (SELECT count(*)::int FROM school_member) AS members, (SELECT count(*)::int FROM follow) AS follows`),
    ).toEqual([{ places: 2, set: 3, members: 3, follows: 2 }])
    expect(await unfinished()).toEqual([])
  })

  it('notes what a process of the version before deletes, which still takes its own rows along', async () => {
    await db.query('DELETE FROM article WHERE id = 2')
    expect(await unfinished()).toEqual([{ user_id: 2, kind: 'article', id: 2, is_second: false }])
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect(await unfinished()).toEqual([
      { user_id: 1, kind: 'account', id: 1, is_second: false },
      { user_id: 1, kind: 'article', id: 1, is_second: false },
      { user_id: 1, kind: 'vocabulary', id: 1, is_second: false },
      { user_id: 2, kind: 'article', id: 2, is_second: false },
    ])
    expect(await rows('SELECT follower_id FROM follow')).toEqual([{ follower_id: 2 }])
  })

  it('begins anew with a vocabulary that was restored and is deleted again', async () => {
    await db.query(
      `INSERT INTO custom_voc (id, user_id, name, name_lower, description) VALUES (7, 3, 'Sky', 'sky', '')`,
    )
    await db.query(
      `INSERT INTO unfinished_deletion VALUES (3, 'vocabulary', 7, now() + interval '1 hour', true)`,
    )
    await db.query('DELETE FROM custom_voc WHERE id = 7')
    expect(
      await rows(
        `SELECT is_second, due_at <= now() + interval '1 second' AS due FROM unfinished_deletion WHERE user_id = 3`,
      ),
    ).toEqual([{ is_second: false, due: true }])
  })
})
