import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { createMigrationsTable } from '../apply-migrations'
import { startEmbeddedPostgres } from '../embedded-postgres'
import { migrate } from '../migrate'
import { withoutConcurrency } from '../migration-script'
import { projectRoot } from '../project-root'
import type { BackupFinish, BackupHeader } from './back-up'
import { BackupError } from './backup-error'
import { type BackupRecord, checkBackupFile, readBackup } from './backup-file'
import { createPartitions, isEmpty, listTables, suspendKeys, type TableShape } from './catalogue'

/** The folder in DATA_DIR in which an embedded database is restored, until it is complete. */
const STAGING = '.restoring'
/** Names in a folder that count as nothing: a file system may make them. */
const NOTHING = new Set(['lost+found', '.DS_Store'])

interface RestoreOptions {
  readonly file: string
  /** Address of an external server with the role that owns the database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Gives up, and leaves everything as empty as it was. */
  readonly signal?: AbortSignal
  readonly log?: (sentence: string) => void
}

export interface RestoreSummary {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** When the backup was made. */
  readonly createdAt: Date
  /** Migrations that the backup didn't have yet. */
  readonly migrated: readonly string[]
}

/**
 * Restores a backup into an empty database and DATA_DIR, then brings the schema up to date. All rows are loaded in one
 * transaction, so that whatever fails leaves the target as empty as it was.
 *
 * @throws BackupError when the file is damaged or newer than the program, or the target isn't empty
 */
export async function restore(options: RestoreOptions): Promise<RestoreSummary> {
  const dataDir = resolve(options.dataDir)
  await checkBackupFile(options.file)
  return options.databaseUrl === undefined
    ? restoreEmbedded({ ...options, dataDir })
    : restoreExternal({ ...options, dataDir }, options.databaseUrl)
}

async function restoreEmbedded(options: RestoreOptions): Promise<RestoreSummary> {
  const { dataDir } = options
  const wasThere = existsSync(dataDir)
  const inTheWay = wasThere ? readdirSync(dataDir).filter((name) => !NOTHING.has(name)) : []
  if (inTheWay.length > 0)
    throw new BackupError(
      `${dataDir} is not empty: it holds ${inTheWay.slice(0, 3).join(', ')}. Choose an empty folder with DATA_DIR.`,
    )
  const staging = join(dataDir, STAGING)
  try {
    const server = await startEmbeddedPostgres({ dataDir: staging })
    let summary: RestoreSummary
    try {
      const loaded = await connectAndLoad(server.connectionString, staging, options, [])
      summary = { ...loaded, migrated: await migrate(server.connectionString, options.log) }
    } finally {
      await server.stop()
    }
    // The database last: without it, the folder is still one in which nothing was restored.
    const names = readdirSync(staging).sort((a, b) => Number(a === 'postgres') - Number(b === 'postgres'))
    for (const name of names) renameSync(join(staging, name), join(dataDir, name))
    rmSync(staging, { recursive: true })
    return summary
  } catch (error) {
    rmSync(wasThere ? staging : dataDir, { recursive: true, force: true })
    throw error
  }
}

async function restoreExternal(options: RestoreOptions, databaseUrl: string): Promise<RestoreSummary> {
  const written: string[] = []
  const loaded = await connectAndLoad(databaseUrl, options.dataDir, options, written).catch((error) => {
    for (const path of written) rmSync(path, { force: true })
    throw error
  })
  return { ...loaded, migrated: await migrate(databaseUrl, options.log) }
}

type Loaded = Omit<RestoreSummary, 'migrated'>

async function connectAndLoad(
  connectionString: string,
  folder: string,
  options: RestoreOptions,
  written: string[],
): Promise<Loaded> {
  const client = new pg.Client({ connectionString, application_name: 'restore' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (!(await isEmpty(client)))
      throw new BackupError(
        'The database is not empty. Create a new one, or set the addresses of one that is empty.',
      )
    const loaded = await load(client, folder, options, written)
    await client.query('ANALYZE')
    return loaded
  } finally {
    await client.end()
  }
}

/** Makes the schema as it was at the time of the backup, and loads everything into it. */
async function load(
  client: pg.Client,
  folder: string,
  { file, signal }: RestoreOptions,
  written: string[],
): Promise<Loaded> {
  await client.query(
    `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
     SET datestyle = ISO; SET intervalstyle = postgres; SET timezone = UTC`,
  )
  const records = readBackup(file, signal)
  try {
    const header = readJson<BackupHeader>(await nextRecord(records), 'header')
    await client.query('BEGIN')
    await makeSchema(client, header)
    const tables = await listTables(client)
    const shapes = new Map(tables.map((table) => [table.name, table.columns]))
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    const restoreKeys = await suspendKeys(client)
    await client.query(`TRUNCATE ${names.join(', ')}`)
    const counts = { tables: 0, rows: 0, files: 0 }
    let record = await nextRecord(records)
    for (; record.kind !== 'finish'; record = await nextRecord(records)) {
      signal?.throwIfAborted()
      if (record.kind === 'file') {
        await loadFile(folder, record, records, written)
        counts.files += 1
        continue
      }
      const table = readJson<TableShape>(record, 'table')
      if (JSON.stringify(shapes.get(table.name)) !== JSON.stringify(table.columns))
        throw new BackupError(
          `The backup has a table ${table.name} that its migrations do not make. It comes from another program.`,
        )
      counts.rows += await loadTable(client, table, records)
      counts.tables += 1
    }
    const finish = readJson<BackupFinish>(record, 'finish')
    if (finish.tables !== counts.tables || counts.tables !== tables.length)
      throw new BackupError(`${file} has ${counts.tables} tables where ${tables.length} are needed.`)
    for (const { name, value, isCalled } of finish.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ])
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await restoreKeys()
    signal?.throwIfAborted()
    await client.query('COMMIT')
    return { ...counts, createdAt: new Date(header.createdAt) }
  } finally {
    await records.return(undefined)
  }
}

/** Runs the migrations that the backup had, as they were run then, inside the transaction of the restore. */
async function makeSchema(client: pg.Client, { migrations, partitions }: BackupHeader): Promise<void> {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  const unknown = migrations.find((name) => !existsSync(join(folder, name, 'migration.sql')))
  if (unknown !== undefined)
    throw new BackupError(
      `The backup was made by a newer version, with migration ${unknown}. Update the program first.`,
    )
  await client.query(createMigrationsTable)
  for (const name of migrations)
    await client.query(withoutConcurrency(readFileSync(join(folder, name, 'migration.sql'), 'utf8')))
  await createPartitions(client, partitions)
}

async function loadTable(
  client: pg.Client,
  table: TableShape,
  records: AsyncGenerator<BackupRecord>,
): Promise<number> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyFrom(`COPY ${client.escapeIdentifier(table.name)} (${columns}) FROM STDIN`))
  let failure: Error | undefined
  const ended = new Promise<void>((resolve, reject) => {
    copy.once('finish', resolve)
    copy.once('error', (error: Error) => {
      failure = error
      reject(error)
    })
  })
  ended.catch(() => undefined)
  let record = await nextRecord(records)
  for (; record.kind === 'data'; record = await nextRecord(records)) {
    if (failure) throw failure
    if (!copy.write(record.payload)) await Promise.race([once(copy, 'drain'), ended])
  }
  copy.end()
  await ended
  const { rows } = readJson<{ rows: number }>(record, 'end')
  if (copy.rowCount !== rows)
    throw new BackupError(`Of ${rows} rows of ${table.name}, ${copy.rowCount} could be loaded.`)
  return rows
}

async function loadFile(
  folder: string,
  record: BackupRecord,
  records: AsyncGenerator<BackupRecord>,
  written: string[],
): Promise<void> {
  const path = join(folder, readJson<{ path: string }>(record, 'file').path)
  if (!path.startsWith(join(folder, '/')))
    throw new BackupError(`The backup has a file outside its folder: ${path}`)
  if (existsSync(path))
    throw new BackupError(`${path} already exists. Move it away, or choose another DATA_DIR.`)
  mkdirSync(dirname(path), { recursive: true })
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  written.push(path)
  let part = await nextRecord(records)
  for (; part.kind === 'data'; part = await nextRecord(records))
    if (!output.write(part.payload)) await once(output, 'drain')
  readJson(part, 'end')
  output.end()
  await once(output, 'finish')
}

async function nextRecord(records: AsyncGenerator<BackupRecord>): Promise<BackupRecord> {
  const { value, done } = await records.next()
  if (done) throw new BackupError('The backup ends too early. Use another one.')
  return value
}

function readJson<T>({ kind, payload }: BackupRecord, expected: BackupRecord['kind']): T {
  if (kind !== expected) throw new BackupError(`The backup has ${kind} where ${expected} was expected.`)
  return JSON.parse(payload.toString()) as T
}
