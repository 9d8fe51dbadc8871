import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** More accounts than one step copies, every tenth without an address. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, CASE WHEN n % 10 > 0 THEN 'p' || n || '@example.org' END, 'P' || n, 'p' || n, 'x' FROM generate_series(1, 4500) n;
  SELECT setval('user_account_id_seq', 5000);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('login_names', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const namesOf = async (id: number) =>
  (await rows(`SELECT name FROM login_name WHERE user_id = ${id} ORDER BY name`)).map(({ name }) => name)
const insert = (email: string, name: string) =>
  `INSERT INTO user_account (email, username, username_lower, password_hash)
   VALUES ('${email}', '${name}', '${name}', 'x') RETURNING id`

describe('the migration that writes a directory of names', () => {
  it('copies the names of all accounts, and no others', async () => {
    expect(
      await rows(`SELECT count(*)::int AS all, (count(*) FILTER (WHERE n.name IN (u.email, u.username_lower)))::int AS right
        FROM login_name n LEFT JOIN user_account u ON u.id = n.user_id`),
    ).toEqual([{ all: 4500 + 4050, right: 4500 + 4050 }])
  })

  it('lets a process of the version before register, rename and delete an account', async () => {
    const [{ id }] = await rows(insert('ann@example.org', 'ann'))
    expect(await namesOf(id)).toEqual(['ann', 'ann@example.org'])
    await db.query(`UPDATE user_account SET username = 'Bea', username_lower = 'bea' WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual(['ann@example.org', 'bea'])
    await db.query(`UPDATE user_account SET email = 'bea@example.org' WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual(['bea', 'bea@example.org'])
    await db.query(`UPDATE user_account SET email = email, username_lower = username_lower WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual(['bea', 'bea@example.org'])
    await db.query(`DELETE FROM user_account WHERE id = ${id}`)
    expect(await namesOf(id)).toEqual([])
  })

  it('lets such a process take no name that the directory gives to another', async () => {
    await db.query(`INSERT INTO login_name (name, user_id) VALUES ('taken', 1)`)
    await expect(db.query(insert('free@example.org', 'taken'))).rejects.toThrow(/login_name_pkey/)
    await expect(db.query(`UPDATE user_account SET username_lower = 'taken' WHERE id = 2`)).rejects.toThrow(
      /login_name_pkey/,
    )
    expect(await namesOf(2)).toEqual(['p2', 'p2@example.org'])
    await expect(db.query(insert('p1@example.org', 'free'))).rejects.toThrow(/user_account_email_key/)
  })
})
