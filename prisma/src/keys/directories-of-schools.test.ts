import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** More schools, and more codes of one school, than two steps copy. */
const before = `
  INSERT INTO school (id, name, description, username, username_lower)
  SELECT n, 'School', '', 'S' || n, 's' || n FROM generate_series(1, 4500) n;
  INSERT INTO invitation (id, school_id, role, code, expires_at)
  SELECT n, 7, 'student', 'CODE' || n, now() FROM generate_series(1, 4500) n;
  SELECT setval('school_id_seq', 5000), setval('invitation_id_seq', 5000);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('directories_of_schools', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const namesOf = async (school: number) =>
  (await rows(`SELECT name FROM school_name WHERE school_id = ${school}`)).map(({ name }) => name)
const codesOf = (school: number) =>
  rows(`SELECT code, invitation_id FROM invitation_code WHERE school_id = ${school}`)

describe('the migration that writes directories of schools and codes', () => {
  it('has every name and every code once, and no others', async () => {
    expect(
      await rows(`SELECT count(*)::int AS all, (count(*) FILTER (WHERE n.name = s.username_lower))::int AS right
        FROM school_name n LEFT JOIN school s ON s.id = n.school_id
        UNION ALL
        SELECT count(*)::int, (count(*) FILTER (WHERE c.code = i.code AND c.school_id = i.school_id))::int
        FROM invitation_code c LEFT JOIN invitation i ON i.id = c.invitation_id`),
    ).toEqual(Array(2).fill({ all: 4500, right: 4500 }))
  })

  it('follows a process of the version before, which creates, renames and deletes a school with a code', async () => {
    const [{ id }] = await rows(
      `INSERT INTO school (name, description, username, username_lower) VALUES ('A', '', 'Hill', 'hill')
       ON CONFLICT (username_lower) DO NOTHING RETURNING id`,
    )
    const [{ id: code }] = await rows(
      `INSERT INTO invitation (school_id, role, code, expires_at) VALUES (${id}, 'student', 'NEW', now())
       ON CONFLICT (code) DO NOTHING RETURNING id`,
    )
    expect([await namesOf(id), await codesOf(id)]).toEqual([['hill'], [{ code: 'NEW', invitation_id: code }]])
    await db.query(`UPDATE school SET name = 'B', username_lower = 'hill' WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual(['hill'])
    await db.query(`UPDATE school SET username_lower = 'dale' WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual(['dale'])
    await db.query(`DELETE FROM school WHERE id = ${id}`)
    expect([await namesOf(id), await codesOf(id)]).toEqual([[], []])
  })

  it('refuses such a process a name and a code that are taken', async () => {
    await expect(
      db.query(
        `INSERT INTO school (name, description, username, username_lower) VALUES ('A', '', 's1', 's1')`,
      ),
    ).rejects.toThrow(/school_username_lower_key/)
    await expect(
      db.query(
        `INSERT INTO invitation (school_id, role, code, expires_at) VALUES (8, 'student', 'CODE1', now())`,
      ),
    ).rejects.toThrow(/invitation_code_key/)
    expect(await namesOf(1)).toEqual(['s1'])
    expect(await codesOf(8)).toEqual([])
  })
})
