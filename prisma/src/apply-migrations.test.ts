import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyMigration, applyToEmpty, readApplied } from './apply-migrations'
import { type EmbeddedServer, startEmbeddedPostgres } from './embedded-postgres'

let dataDir: string
let server: EmbeddedServer
let db: pg.Client

function connect(): pg.Client {
  const client = new pg.Client({ connectionString: server.connectionString })
  // Connections are ended under it.
  client.on('error', () => undefined)
  return client
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-apply-'))
  server = await startEmbeddedPostgres({ dataDir })
})
beforeEach(async () => {
  db = connect()
  await db.connect()
  await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await applyToEmpty(db, [
    {
      name: '0001_first',
      script: 'CREATE TABLE word (id INT, text TEXT); CREATE INDEX CONCURRENTLY "i" ON word (id)',
    },
  ])
  await db.query(`INSERT INTO word SELECT n, 'w' || n % 10 FROM generate_series(1, 20) n`)
  return () => db.end()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const second = {
  name: '0002_second',
  script: `ALTER TABLE word ADD COLUMN length INT;
    INSERT INTO word (id, text) VALUES (100, 'once');
    CREATE UNIQUE INDEX CONCURRENTLY "word_text" ON word (text);
    DROP INDEX CONCURRENTLY "i"`,
}
const isValid = async (name: string) => {
  const { rows } = await db.query('SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)', [
    name,
  ])
  return rows[0]?.indisvalid as boolean | undefined
}
const countOnce = async () =>
  Number((await db.query(`SELECT count(*) FROM word WHERE text = 'once'`)).rows[0].count)

it('migrations of an empty database are one transaction, and recorded', async () => {
  expect(await readApplied(db)).toEqual({ applied: ['0001_first'], begun: undefined })
  await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const broken = [{ name: '0001_first', script: 'CREATE TABLE word (id INT); SELECT nothing' }]
  await expect(applyToEmpty(db, broken)).rejects.toThrow('Migration 0001_first failed: column "nothing"')
  expect(await readApplied(db)).toEqual({ applied: [], begun: undefined })
})

it('a statement that fails is repeated by the next start, without those before it', async () => {
  // Two words are the same, so the index is left half built.
  await expect(applyMigration(db, second, undefined)).rejects.toThrow(
    /0002_second stopped at its statement 3 of 4: could not create unique index .*the next start goes on there/,
  )
  expect(await isValid('word_text')).toBe(false)
  const { begun } = await readApplied(db)
  expect(begun).toMatchObject({ name: '0002_second', done: 2 })
  await db.query('DELETE FROM word WHERE id BETWEEN 11 AND 20')
  await applyMigration(db, second, begun)
  expect(await isValid('word_text')).toBe(true)
  expect(await isValid('i')).toBeUndefined()
  expect(await countOnce()).toBe(1)
  expect(await readApplied(db)).toEqual({ applied: ['0001_first', '0002_second'], begun: undefined })
})

it('a start that is killed while it moves rows is continued by the next', async () => {
  const killed = {
    name: '0002_killed',
    script: `ALTER TABLE word ADD COLUMN length INT;
      INSERT INTO word (id, text) VALUES (100, 'once');
      DO E'
      DECLARE
          step INT\\x3B
      BEGIN
          FOR step IN SELECT id FROM word WHERE length IS NULL ORDER BY id LOOP
              IF step > 3 THEN
                  PERFORM pg_advisory_xact_lock(7)\\x3B
              END IF\\x3B
              UPDATE word SET length = length(text) WHERE id = step\\x3B
              COMMIT\\x3B
          END LOOP\\x3B
      END '`,
  }
  const [other, holder] = [connect(), connect()]
  await other.connect()
  await holder.connect()
  // Holds it up at the fourth row.
  await holder.query('SELECT pg_advisory_lock(7)')
  const applying = applyMigration(other, killed, undefined).catch((error: Error) => error)
  const heldUp = async () =>
    (await db.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE wait_event = 'advisory'")).rows
  await expect.poll(heldUp).toHaveLength(1)
  const countDone = async () => Number((await db.query('SELECT count(length) FROM word')).rows[0].count)
  expect(await countDone()).toBe(3)
  for (const { pid } of await heldUp()) await db.query('SELECT pg_terminate_backend($1)', [pid])
  expect(await applying).toBeInstanceOf(Error)
  await holder.end()
  const { begun } = await readApplied(db)
  expect(begun).toMatchObject({ name: '0002_killed', done: 2 })
  await applyMigration(db, killed, begun)
  expect(await countDone()).toBe(21)
  expect(await countOnce()).toBe(1)
})

it('a statement that waits for a table lets others pass, and is tried again', async () => {
  const other = connect()
  await other.connect()
  await other.query('BEGIN; SELECT count(*) FROM word')
  const applying = applyMigration(
    db,
    { name: '0002_wait', script: 'ALTER TABLE word ADD COLUMN more INT' },
    undefined,
  )
  const third = connect()
  await third.connect()
  // Behind the statement that waits; answered once that gives up for a moment.
  await third.query('SELECT count(*) FROM word')
  await other.query('COMMIT')
  await applying
  expect((await readApplied(third)).applied).toContain('0002_wait')
  await Promise.all([other.end(), third.end()])
})

it('what an older version left unfinished is told, and so is a script that changed', async () => {
  await db.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('a', 'b', '0002_second')`,
  )
  await expect(readApplied(db)).rejects.toThrow('0002_second failed earlier; restore the database')
  await expect(applyMigration(db, second, { name: '0002_second', checksum: 'b', done: 0 })).rejects.toThrow(
    'begun by another version',
  )
})
