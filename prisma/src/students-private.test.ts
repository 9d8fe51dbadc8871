import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/**
 * People by id: 1 a teacher; students 2 (public), 3 (accepts no messages), 4 (excluded), 5 (student here, teacher
 * elsewhere); 6 in no school.
 */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash, first_name, last_name, privacy)
  SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x', 'First' || id, 'Last', privacy::jsonb FROM (VALUES
    (1, '{"messages_from": "everyone"}'), (2, '{"messages_from": "everyone", "shows_bio": false}'),
    (3, '{"messages_from": "nobody"}'), (4, '{}'), (5, '{"messages_from": "followed"}'), (6, '{"shows_name": false}')
  ) AS p (id, privacy);
  INSERT INTO school (id, name, description, username, username_lower)
  VALUES (1, 'Hill', 'x', 'Hill', 'hill'), (2, 'Dale', 'x', 'Dale', 'dale');
  INSERT INTO school_member (school_id, user_id, role, is_active) VALUES
    (1, 1, 'teacher', true), (1, 2, 'student', true), (1, 3, 'student', true), (1, 4, 'student', false),
    (1, 5, 'student', true), (2, 5, 'teacher', true);
  INSERT INTO invitation (id, school_id, role, code, label, expires_at, max_uses, uses, revoked_at) VALUES
    (1, 1, 'student', 'USED', 'Ada Quill', now() + interval '1 day', 1, 1, NULL),
    (2, 1, 'student', 'EXPIRED', 'Ben Late', now() - interval '1 day', 1, 0, NULL),
    (3, 1, 'student', 'VOID', 'Cat Void', now() + interval '1 day', 1, 0, now()),
    (4, 1, 'student', 'GOOD', 'Dan Good', now() + interval '1 day', 1, 0, NULL),
    (5, 1, 'student', 'AGAIN', 'p2', now() + interval '1 day', 1, 0, NULL);
  INSERT INTO invitation_use (invitation_id, user_id) VALUES (1, 2);
  INSERT INTO spell (id, spell_lower) VALUES (1, 'owl');
  INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES
    (1, 1, 'Owls', 'x', E'An owl\\nwas out. It was late.'), (2, 1, 'Not opened', 'x', 'An owl slept.');
  INSERT INTO article_progress (user_id, article_id) VALUES (2, 1);
  INSERT INTO encounter (id, user_id, spell_id, sentence, source, was_looked_up) VALUES
    (1, 2, 1, 'An owl was out.', 'Owls', true), (2, 2, 1, 'A private owl.', 'Owls', true),
    (3, 2, 1, 'An owl slept.', 'Not opened', true), (4, 3, 1, 'An owl was out.', 'Owls', true),
    (5, 2, 1, 'It was late.', 'Owls', false);
  INSERT INTO idempotent_answer (user_id, key, body) VALUES
    (1, 'a', '{"codes":[{"id":1,"label":"Ada Quill"}],"mailed":0}'),
    (1, 'b', '{"chat_id":1,"message":{"content":"x"},"user":{"username":"p2"}}'), (1, 'c', '{"id":7}');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('students_private', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that makes students private', () => {
  it('changes and notifies students, whatever their settings, and nobody else', async () => {
    const { rows } = await db.query(
      'SELECT id, privacy, privacy_notice AS notified FROM user_account ORDER BY id',
    )
    const school = { visible_to: 'school', messages_from: 'school' }
    expect(rows).toEqual([
      { id: 1, privacy: { messages_from: 'everyone' }, notified: false },
      { id: 2, privacy: { ...school, shows_bio: false }, notified: true },
      { id: 3, privacy: { ...school, messages_from: 'nobody' }, notified: true },
      { id: 4, privacy: school, notified: true },
      { id: 5, privacy: school, notified: true },
      { id: 6, privacy: { shows_name: false }, notified: false },
    ])
    const schools = await db.query('SELECT bool_or(students_may_open_profiles) AS open FROM school')
    expect(schools.rows).toEqual([{ open: false }])
  })

  it('moves names from used codes to memberships, and removes them from unusable codes', async () => {
    const members = await db.query(`SELECT user_id, roster_name FROM school_member WHERE roster_name <> ''`)
    expect(members.rows).toEqual([{ user_id: 2, roster_name: 'Ada Quill' }])
    const codes = await db.query('SELECT code, label FROM invitation ORDER BY id')
    expect(codes.rows.map(({ label }) => label)).toEqual(['', '', '', 'Dan Good', 'p2'])
    const kept = await db.query('SELECT key FROM idempotent_answer')
    expect(kept.rows).toEqual([{ key: 'c' }])
  })

  it('sets the article of a look-up where it is certain', async () => {
    const { rows } = await db.query('SELECT id::int, article_id FROM encounter ORDER BY id')
    expect(rows.map(({ article_id }) => article_id)).toEqual([1, null, null, null, null])
  })

  it('is followed by migrations that keep every account, and take nobody for a teacher', async () => {
    await migrated.migrateOn()
    const { rows } = await db.query('SELECT id, teaches FROM user_account ORDER BY id')
    expect(rows).toEqual([1, 2, 3, 4, 5, 6].map((id) => ({ id, teaches: false })))
  })

  it('removes a name with its membership, also from codes that are still valid', async () => {
    // As the service follows the deletion of an account.
    await db.query('DELETE FROM user_account WHERE id = 2')
    await db.query('DELETE FROM school_member WHERE user_id = 2')
    const { rows } = await db.query('SELECT label FROM invitation ORDER BY id')
    expect(rows.map(({ label }) => label)).toEqual(['', '', '', 'Dan Good', ''])
  })
})
