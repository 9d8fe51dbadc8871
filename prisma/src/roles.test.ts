import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from './migrate'
import { type OpenDatabase, openDatabase } from './open'
import { APPLICATION_ROLE, asRole } from './roles'

let dataDir: string
let database: OpenDatabase
/** Runs statements and returns the SQL state of each, '' for one that is allowed. */
const answersTo = async (pool: pg.Pool, statements: readonly string[]) => {
  const states: string[] = []
  for (const statement of statements) {
    const state = await pool.query(statement).then(
      () => '',
      (error: { code: string }) => error.code,
    )
    states.push(state)
  }
  return states
}
const forbidden = [
  'CREATE TABLE made (id INT)',
  'CREATE TEMP TABLE made (id INT)',
  'CREATE SCHEMA made',
  'CREATE ROLE made',
  'CREATE DATABASE made',
  'DROP TABLE user_account CASCADE',
  'ALTER TABLE user_account DROP COLUMN email',
  'TRUNCATE user_account CASCADE',
  'DROP VIEW chat_reader',
  'SELECT FROM _prisma_migrations',
]
const NOT_ALLOWED = ['42501']

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-roles-'))
  database = await openDatabase({ dataDir, role: 'application' })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the role of the application', () => {
  it('reads and changes rows, but creates and drops nothing', async () => {
    const { pool } = database
    const { rows } = await pool.query<{ name: string }>('SELECT current_user AS name')
    expect(rows).toEqual([{ name: APPLICATION_ROLE }])
    const allowed = [
      "INSERT INTO spell (spell_lower) VALUES ('word')",
      "UPDATE spell SET pos_mask = 1 WHERE spell_lower = 'word'",
      'SELECT FROM chat_reader',
      'DELETE FROM spell',
    ]
    expect(await answersTo(pool, allowed)).toEqual(allowed.map(() => ''))
    expect(await answersTo(pool, forbidden)).toEqual(forbidden.flatMap(() => NOT_ALLOWED))
  })

  it('can use tables created by later migrations', async () => {
    await asOwner('CREATE TABLE later (id SERIAL PRIMARY KEY, word TEXT)')
    expect(
      await answersTo(database.pool, ["INSERT INTO later (word) VALUES ('x')", 'DROP TABLE later']),
    ).toEqual(['', '42501'])
    await asOwner('DROP TABLE later')
  })
})

describe('an installation whose server owned everything', () => {
  it('changes ownership at its next start and keeps its data', async () => {
    await asOwner("CREATE ROLE old_one LOGIN PASSWORD 'old''s'")
    await asOwner('CREATE DATABASE installed OWNER old_one')
    const databaseUrl = asRole(addressOf('installed'), 'old_one', "old's")
    await migrate(databaseUrl)
    const before = new pg.Pool({ connectionString: databaseUrl })
    await before.query("INSERT INTO spell (spell_lower) VALUES ('kept')")
    await before.end()

    const logged: string[] = []
    const options = {
      databaseUrl,
      ownerUrl: addressOf('installed'),
      dataDir,
      role: 'application' as const,
      log: (sentence: string) => void logged.push(sentence),
    }
    const moved = await openDatabase(options)
    expect(logged).toEqual(['The server now works as old_one, which can read and change rows only.'])
    expect((await moved.pool.query('SELECT spell_lower FROM spell')).rows).toEqual([{ spell_lower: 'kept' }])
    expect(await answersTo(moved.pool, ["INSERT INTO spell (spell_lower) VALUES ('new')"])).toEqual([''])
    expect(await answersTo(moved.pool, forbidden)).toEqual(forbidden.flatMap(() => NOT_ALLOWED))
    await moved.close()

    const again = await openDatabase(options)
    expect(logged).toHaveLength(1)
    await again.close()
  })

  it('is warned when it has one role for everything', async () => {
    const logged: string[] = []
    const log = (sentence: string) => void logged.push(sentence)
    const one = await openDatabase({ databaseUrl: addressOf('installed'), dataDir, role: 'application', log })
    await one.close()
    expect(logged).toEqual([expect.stringMatching(/^Warning: DATABASE_OWNER_URL is not set/)])
  })

  it('fails with an explanation when the owner lacks rights', async () => {
    await asOwner("CREATE ROLE poor LOGIN PASSWORD 'x'")
    await asOwner('CREATE DATABASE poor OWNER poor')
    const ownerUrl = asRole(addressOf('poor'), 'poor', 'x')
    const opening = openDatabase({ databaseUrl: asRole(ownerUrl, 'missing', 'x'), ownerUrl, dataDir })
    await expect(opening).rejects.toThrow(/^The role of DATABASE_OWNER_URL may not set up missing/)
  })
})

function addressOf(name: string): string {
  const url = new URL(database.ownerConnectionString)
  url.pathname = `/${name}`
  return url.href
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerConnectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
