import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigrationsTable } from '../apply-migrations'
import { type EmbeddedServer, startEmbeddedPostgres } from '../embedded-postgres'
import { migrate } from '../migrate'
import { openMonths } from '../months/open-months'
import { projectRoot } from '../project-root'
import { backUp, backUpToFile } from './back-up'
import { createPartitions, isEmpty, listPartitions, listTables, suspendKeys } from './catalogue'
import { restore } from './restore'

let scratch: string
let dataDir: string
let server: EmbeddedServer
/** A migrated database with rows. */
let source: pg.Client
let backup: string
const clients: pg.Client[] = []
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'wordhoard-restore-'))
  dataDir = join(scratch, 'server')
  server = await startEmbeddedPostgres({ dataDir })
  await migrate(server.connectionString)
  source = await connect(server.connectionString)
  await openMonths(source)
  await source.query(rows)
  await source.query(rowsOfMonths)
  writeFileSync(join(dataDir, 'jwt.secret'), 'a secret that signs tokens')
  mkdirSync(join(dataDir, 'recordings', 'ada'), { recursive: true })
  writeFileSync(join(dataDir, 'recordings', 'ada', 'one.ogg'), Buffer.from([0, 255, 10, 13]))
  mkdirSync(join(dataDir, 'cache'))
  writeFileSync(join(dataDir, 'cache', 'sound'), 'made again when needed')
  backup = join(dataDir, 'first.backup')
  await back(backup)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** Texts that COPY and JSON must escape, bytes, missing values, and rows that refer to each other and to themselves. */
const rows = `
  INSERT INTO spell (id, spell_lower) SELECT n, 'word' || n FROM generate_series(1, 500) AS n;
  INSERT INTO user_account (id, username, username_lower, email, password_hash, first_name, last_name)
    VALUES (7, 'Ada', 'ada', 'ada@example.org', 'hash', E'Tab\\tand\\nline \\\\N', '‘É’ 🦉');
  INSERT INTO article (user_id, title, md_content, raw_content, keywords, access_modifier)
    VALUES (7, 'Owls', 'An owl.', 'An owl.', 'owl', 'public');
  SELECT setval('user_account_id_seq', 41);`

/** Rows in several parts of tables by month, and a sum that a trigger would drop if it ran again for older answers. */
const rowsOfMonths = `
  INSERT INTO chat (id, low_user_id) VALUES (1, 7);
  INSERT INTO message (id, chat_id, user_id, content) VALUES (1, 1, 7, 'Now'), (17179869190, 1, 7, 'In a month');
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta)
  SELECT 7, n, 0, 1, 'spell-definition', 'word1', true, now(), current_date + n * 20, 'UTC', 1 FROM generate_series(-3, 9) n;
  INSERT INTO answer_sum VALUES (7, current_date)`

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  // Its server may stop before it ends.
  client.on('error', () => undefined)
  await client.connect()
  clients.push(client)
  return client
}

const back = (file: string, connectionString = server.connectionString) =>
  backUpToFile(file, { connectionString, dataDir })

/** Creates an empty database, and returns its address. */
async function createDatabase(name: string): Promise<string> {
  await source.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  return server.connectionStringOf(name)
}

/** Returns a checksum of the rows of each table, by name. */
async function checksums(client: pg.Client): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const { name } of await listTables(client)) {
    const { rows: found } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
    )
    sums[name] = createHash('sha256')
      .update(found.map(({ row }) => row).join('\n'))
      .digest('hex')
  }
  return sums
}

/** Describes keys, indexes, triggers and columns, as PostgreSQL writes them. It names those of partitions itself. */
async function describeSchema(client: pg.Client): Promise<unknown[]> {
  const { rows: found } = await client.query<{ line: string }>(
    `SELECT conrelid::regclass || ' ' || CASE WHEN conparentid = 0 THEN conname ELSE '' END || pg_get_constraintdef(oid) || convalidated AS line
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT CASE WHEN c.relispartition THEN regexp_replace(indexdef, 'INDEX \\S+ ', '') ELSE indexdef END
       FROM pg_indexes JOIN pg_class c ON c.oid = format('%I.%I', schemaname, indexname)::regclass WHERE schemaname = 'public'
     UNION ALL SELECT relname || pg_get_expr(relpartbound, oid) FROM pg_class WHERE relispartition AND relkind = 'r'
     UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT table_name || '.' || column_name || ' ' || data_type || coalesce(character_maximum_length, 0) || is_nullable || coalesce(column_default, '')
       FROM information_schema.columns WHERE table_schema = 'public'
     ORDER BY 1`,
  )
  return found.map(({ line }) => line)
}

describe('a backup', () => {
  it('brings back every row, key, index, trigger, sequence and file', async () => {
    const databaseUrl = await createDatabase('copy')
    const restored = join(scratch, 'restored')
    const { createdAt, ...summary } = await restore({ file: backup, databaseUrl, dataDir: restored })
    expect(summary).toMatchObject({ files: 2, migrated: [] })
    expect(Math.abs(Date.now() - createdAt.getTime())).toBeLessThan(600_000)
    const copy = await connect(databaseUrl)
    expect(await checksums(copy)).toEqual(await checksums(source))
    expect(await describeSchema(copy)).toEqual(await describeSchema(source))
    const { rows: next } = await copy.query(`SELECT nextval('user_account_id_seq')::int AS id`)
    expect(next).toEqual([{ id: 42 }])
    expect(readFileSync(join(restored, 'jwt.secret'), 'utf8')).toBe('a secret that signs tokens')
    expect([...readFileSync(join(restored, 'recordings', 'ada', 'one.ogg'))]).toEqual([0, 255, 10, 13])
    expect(readdirSync(restored).sort()).toEqual(['jwt.secret', 'recordings'])
  })

  it('is never overwritten, and leaves earlier ones in the same folder out', async () => {
    await expect(back(backup)).rejects.toThrow(/already exists/)
    expect((await back(join(dataDir, 'second.backup'))).files).toBe(2)
  })

  it('leaves out its own file, of which nothing is on disk yet', async () => {
    const target = join(dataDir, 'slow.backup.partial')
    writeFileSync(target, '')
    try {
      const output = new PassThrough().resume()
      const { files } = await backUp(output, {
        connectionString: server.connectionString,
        dataDir,
        target,
      })
      expect(files).toBe(2)
    } finally {
      rmSync(target)
    }
  })

  it('is not made of a database without tables', async () => {
    const file = join(scratch, 'nothing.backup')
    await expect(back(file, await createDatabase('nothing'))).rejects.toThrow(/nothing to back up/)
    expect(readdirSync(scratch).filter((name) => name.startsWith('nothing'))).toEqual([])
  })

  it('of an older version is migrated once its rows are back', async () => {
    const migrations = join(projectRoot(), 'prisma', 'migrations')
    const older = readdirSync(migrations).filter((name) => /^\d{4}_/.test(name) && name < '0022')
    const olderUrl = await createDatabase('older')
    const client = await connect(olderUrl)
    await client.query(createMigrationsTable)
    for (const [at, name] of older.entries()) {
      const sql = readFileSync(join(migrations, name, 'migration.sql'))
      await client.query(sql.toString())
      await client.query(
        'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
        [String(at), createHash('sha256').update(sql).digest('hex'), name],
      )
    }
    await client.query(rows)
    const file = join(scratch, 'older.backup')
    await back(file, olderUrl)
    const databaseUrl = await createDatabase('migrated')
    const { migrated } = await restore({ file, databaseUrl, dataDir: join(scratch, 'migrated') })
    expect(migrated[0]).toMatch(/^0022_/)
    const copy = await connect(databaseUrl)
    // The next start makes them, as it has for the other database.
    await openMonths(copy)
    expect(await describeSchema(copy)).toEqual(await describeSchema(source))
    expect((await copy.query('SELECT first_name FROM user_account')).rows).toEqual([
      { first_name: 'Tab\tand\nline \\N' },
    ])
  })

  it('of a newer version is refused', async () => {
    await source.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '9999_future', now())`,
    )
    const file = join(scratch, 'newer.backup')
    await back(file).finally(() => source.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`))
    const databaseUrl = await createDatabase('newer')
    await expect(restore({ file, databaseUrl, dataDir: join(scratch, 'newer') })).rejects.toThrow(
      /made by a newer version, with migration 9999_future/,
    )
  })

  it('is not restored over something that is there', async () => {
    const folder = join(scratch, 'full')
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.txt'), 'mine')
    await expect(restore({ file: backup, databaseUrl: undefined, dataDir: folder })).rejects.toThrow(
      /is not empty: it holds a\.txt/,
    )
    expect(readdirSync(folder)).toEqual(['a.txt'])
    await expect(
      restore({ file: backup, databaseUrl: server.connectionString, dataDir: join(scratch, 'other') }),
    ).rejects.toThrow(/database is not empty/)
    const databaseUrl = await createDatabase('files')
    writeFileSync(join(folder, 'jwt.secret'), 'another')
    await expect(restore({ file: backup, databaseUrl, dataDir: folder })).rejects.toThrow(
      /jwt\.secret already exists/,
    )
    expect(await isEmpty(await connect(databaseUrl))).toBe(true)
  })

  it('leaves everything as empty as it was when it is stopped, or a key does not hold', async () => {
    const databaseUrl = await createDatabase('stopped')
    const folder = join(scratch, 'stopped')
    const stopping = new AbortController()
    stopping.abort()
    await expect(
      restore({ file: backup, databaseUrl, dataDir: folder, signal: stopping.signal }),
    ).rejects.toThrow(/abort/i)
    const orphan = join(scratch, 'orphan.backup')
    await source.query(
      'ALTER TABLE article DISABLE TRIGGER ALL; UPDATE article SET user_id = 99; ALTER TABLE article ENABLE TRIGGER ALL',
    )
    await back(orphan)
    await source.query('UPDATE article SET user_id = 7')
    await expect(restore({ file: orphan, databaseUrl, dataDir: folder })).rejects.toThrow(/foreign key/)
    expect(await isEmpty(await connect(databaseUrl))).toBe(true)
    expect(existsSync(join(folder, 'jwt.secret'))).toBe(false)
  })
})

it('makes missing partitions, and indexes of partitioned tables, again', async () => {
  const client = await connect(await createDatabase('parts'))
  const parent = `CREATE TABLE log (id int, day date, PRIMARY KEY (id, day)) PARTITION BY RANGE (day);
    CREATE INDEX log_day ON log (day);`
  await client.query(
    `${parent} CREATE TABLE log_2026_11 PARTITION OF log FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')`,
  )
  const partitions = await listPartitions(client)
  const before = await describeSchema(client)
  expect((await listTables(client)).map(({ name }) => name)).toEqual(['log'])
  const restoreKeys = await suspendKeys(client)
  expect(await describeSchema(client)).not.toEqual(before)
  await restoreKeys()
  expect(await describeSchema(client)).toEqual(before)
  await client.query(`DROP TABLE log; ${parent}`)
  await createPartitions(client, partitions)
  expect(await describeSchema(client)).toEqual(before)
})
