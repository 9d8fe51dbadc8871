import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** People by id: 1 a teacher, 2 a student, 3 in no school, 4 with a user name that no registration would accept. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT id, 'p' || id || '@example.org', name, name, 'x'
  FROM (VALUES (1, 'p1'), (2, 'p2'), (3, 'p3'), (4, 'p3@example.org')) AS p (id, name);
  SELECT setval('user_account_id_seq', 100);
  INSERT INTO school (id, name, description, username, username_lower)
  VALUES (1, 'Hill', 'x', 'Hill', 'hill'), (2, 'Dale', 'x', 'Dale', 'dale');
  INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (1, 1, 'Year 7', 'year 7', 'x');
  INSERT INTO school_member (school_id, user_id, role) VALUES (1, 1, 'teacher'), (1, 2, 'student');
  INSERT INTO invitation (id, school_id, classroom_id, role, code, expires_at)
  VALUES (1, 1, 1, 'student', 'GOOD', now() + interval '1 day');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('accounts_without_email', before)
  db = migrated.db
})
afterAll(() => migrated.close())

/** Whole days until an account is deleted; null if it isn't due. */
async function daysLeft(id: number): Promise<number | null> {
  const { rows } = await db.query<{ days: number | null }>(
    'SELECT round(extract(epoch FROM deletion_due_at - now()) / 86400)::int AS days FROM user_account WHERE id = $1',
    [id],
  )
  return rows[0]!.days
}

async function insertAccount(name: string, email: string | null = null): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO user_account (email, username, username_lower, password_hash) VALUES ($1, $2, $2, 'x') RETURNING id`,
    [email, name],
  )
  return rows[0]!.id
}

describe('the migration that allows accounts without an address', () => {
  it('keeps every account, its address and its codes, and makes nobody due', async () => {
    const { rows } = await db.query(
      'SELECT id, email, deletion_due_at, password_until FROM user_account WHERE id < 100 ORDER BY id',
    )
    expect(rows).toEqual(
      [1, 2, 3, 4].map((id) => ({
        ...{ id, email: `p${id}@example.org` },
        ...{ deletion_due_at: null, password_until: null },
      })),
    )
    expect((await db.query('SELECT code, without_email FROM invitation')).rows).toEqual([
      { code: 'GOOD', without_email: false },
    ])
    await db.query('UPDATE school_member SET is_active = false WHERE user_id = 2')
    await db.query('DELETE FROM school_member WHERE user_id = 2')
    expect(await daysLeft(2)).toBeNull()
  })

  it('keeps addresses unique, but lets any number of accounts have none', async () => {
    await insertAccount('without-1')
    await insertAccount('without-2')
    await expect(insertAccount('other', 'p1@example.org')).rejects.toThrow(/user_account_email_key/)
  })

  it('refuses new user names that look like an address, and leaves old ones alone', async () => {
    await expect(insertAccount('p1@example.org')).rejects.toThrow(/user_account_username_check/)
    await db.query("UPDATE user_account SET password_hash = 'y' WHERE id = 3")
    expect((await db.query('SELECT FROM user_account WHERE id = 4')).rowCount).toBe(1)
  })

  it('refuses codes for such accounts that are unbounded or not for students of a class', async () => {
    const insert = (role: string, classroom: number | null, uses: number | null) =>
      db.query(
        `INSERT INTO invitation (school_id, classroom_id, role, code, expires_at, max_uses, without_email)
         VALUES (1, $2, $1, $3, now() + interval '1 day', $4, true)`,
        [role, classroom, `C${role}${classroom}${uses}`, uses],
      )
    for (const [role, classroom, uses] of [
      ['teacher', 1, 5],
      ['student', null, 5],
      ['student', 1, null],
      ['student', 1, 101],
    ] as const) {
      await expect(insert(role, classroom, uses)).rejects.toThrow(/invitation_without_email_check/)
    }
    expect((await insert('student', 1, 100)).rowCount).toBe(1)
  })

  it('keeps the deadline of an account without an address in step with its schools', async () => {
    const id = await insertAccount('pupil')
    expect(await daysLeft(id)).toBe(30)
    await db.query(`INSERT INTO school_member (school_id, user_id, role) VALUES (2, $1, 'student')`, [id])
    expect(await daysLeft(id)).toBeNull()
    await db.query('UPDATE school_member SET is_active = false WHERE user_id = $1', [id])
    await db.query(
      "UPDATE user_account SET deletion_due_at = now() + interval '10 days 1 hour' WHERE id = $1",
      [id],
    )
    // A removed member's school may be deleted: the date stays the first one.
    await db.query('DELETE FROM school WHERE id = 2')
    expect(await daysLeft(id)).toBe(10)
    await db.query("UPDATE user_account SET email = 'own@example.org' WHERE id = $1", [id])
    expect(await daysLeft(id)).toBeNull()
  })
})
