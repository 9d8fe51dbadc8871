import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two schools with classrooms, members, codes that were used, and assignments; more classrooms than one step moves. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (1, 1, 'Sea', 'Sea', 'Sea');
  INSERT INTO school (id, name, description, username, username_lower)
  SELECT n, 'School', '', 's' || n, 's' || n FROM generate_series(1, 2) n;
  INSERT INTO school_member (school_id, user_id, role) SELECT n, n, 'owner' FROM generate_series(1, 2) n;
  INSERT INTO classroom (id, school_id, name, name_lower, description)
  SELECT n, 1 + n % 2, 'Class ' || n, 'class ' || n, '' FROM generate_series(1, 2500) n;
  INSERT INTO classroom_member (classroom_id, user_id, school_id) SELECT id, school_id, school_id FROM classroom;
  INSERT INTO invitation (id, school_id, classroom_id, role, code, expires_at)
  SELECT id, school_id, CASE WHEN id > 2 THEN id END, 'student', 'CODE' || id, now() FROM classroom;
  INSERT INTO invitation_use (invitation_id, user_id) SELECT id, 1 FROM invitation;
  INSERT INTO assignment (classroom_id, article_id) SELECT id, 1 FROM classroom;
  SELECT setval('assignment_id_seq', 5000), setval('classroom_id_seq', 5000);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_schools', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration that lets keys of schools begin with the school', () => {
  it('gives assignments and uses of codes their school, and keeps every row', async () => {
    expect(
      await rows(`SELECT count(*)::int AS all, (count(*) FILTER (WHERE a.school_id = c.school_id))::int AS right
        FROM assignment a JOIN classroom c ON c.id = a.classroom_id
        UNION ALL SELECT count(*)::int, (count(*) FILTER (WHERE u.school_id = i.school_id))::int
        FROM invitation_use u JOIN invitation i ON i.id = u.invitation_id
        UNION ALL SELECT count(*)::int, count(*)::int FROM classroom_member`),
    ).toEqual(Array(3).fill({ all: 2500, right: 2500 }))
  })

  it('lets a process of the version before assign and join, each once', async () => {
    const add = (sql: string) => db.query(`${sql} ON CONFLICT DO NOTHING`).then(({ rowCount }) => rowCount)
    await db.query('DELETE FROM assignment WHERE classroom_id = 7')
    const assign = 'INSERT INTO assignment (classroom_id, article_id) VALUES (7, 1)'
    expect([await add(assign), await add(assign)]).toEqual([1, 0])
    const use = 'INSERT INTO invitation_use (invitation_id, user_id) VALUES (7, 2)'
    expect([await add(use), await add(use)]).toEqual([1, 0])
    const join = 'INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES (7, 2, 2)'
    expect(await add(join)).toBe(0)
    expect(await rows('SELECT school_id FROM assignment WHERE classroom_id = 7')).toEqual([{ school_id: 2 }])
  })

  it('lets such a process find rows by their ids and classrooms alone', async () => {
    const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))
    await db.query('SET enable_seqscan = off')
    expect(await plan('SELECT FROM invitation WHERE id = 7')).toContain('invitation_id_idx')
    expect(await plan('SELECT FROM assignment WHERE id = 7')).toContain('assignment_id_idx')
    expect(await plan('SELECT FROM assignment WHERE classroom_id = 7')).toContain(
      'assignment_classroom_id_idx',
    )
    expect(await plan('SELECT FROM classroom_member WHERE classroom_id = 7 AND user_id = 1')).toContain(
      'classroom_member_classroom_id_user_id_idx',
    )
  })

  it('refuses a member in a classroom of another school, and deletes what a classroom has', async () => {
    await expect(
      db.query('INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES (8, 2, 2)'),
    ).rejects.toThrow(/classroom_member_school_id_classroom_id_fkey/)
    await db.query('DELETE FROM classroom WHERE id = 7')
    for (const table of ['assignment', 'classroom_member', 'invitation'])
      expect(await rows(`SELECT FROM ${table} WHERE classroom_id = 7`), table).toEqual([])
    expect(await rows('SELECT FROM invitation_use WHERE invitation_id = 7')).toEqual([])
  })
})
