import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error'
import { BackupWriter, isBackupFile } from './backup-file'
import {
  listPartitions,
  listTables,
  type Partition,
  readSequences,
  type SequenceState,
  type TableShape,
} from './catalogue'
import { listDataFiles } from './data-files'

/** How long a backup waits for an import or a migration that holds a table. */
const LOCK_WAIT = '60s'

/** What a backup says about itself before its rows. */
export interface BackupHeader {
  readonly createdAt: string
  /** Names of the migrations that made the schema, in order. */
  readonly migrations: readonly string[]
  /** Version of the server that the rows come from, for the reader's information. */
  readonly postgres: string
  readonly partitions: readonly Partition[]
}

/** What a backup says behind its rows. */
export interface BackupFinish {
  readonly sequences: readonly SequenceState[]
  readonly tables: number
}

interface BackUpOptions {
  /** Address of the server itself with the role that owns the tables. */
  readonly connectionString: string
  readonly dataDir: string
  /** The file that the backup is being written to, which isn't part of it. */
  readonly target?: string
}

export interface BackupSummary {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Everything that was acknowledged before this moment is in the backup. */
  readonly createdAt: Date
}

/**
 * Writes a backup to a file, which appears under its name only when it is complete.
 *
 * @param file a path where nothing is yet; only its owner may read it
 * @throws BackupError
 */
export async function backUpToFile(file: string, options: BackUpOptions): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another name.`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  try {
    const summary = await backUp(createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }), {
      ...options,
      target: partial,
    })
    renameSync(partial, file)
    return summary
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/**
 * Writes all rows of the database, as they were at one moment, and the files of DATA_DIR that matter. The server may run
 * and write meanwhile. Needs no tools of PostgreSQL, and little memory whatever the size.
 *
 * @throws BackupError
 */
export async function backUp(
  output: Writable,
  { connectionString, ...files }: BackUpOptions,
): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString, application_name: 'backup' })
  // A broken connection makes the current statement fail.
  client.on('error', () => undefined)
  const writer = new BackupWriter(output)
  try {
    await client.connect()
    const summary = await writeDatabase(client, writer, files)
    await writer.finish()
    return summary
  } catch (error) {
    await writer.abort()
    throw error
  } finally {
    await client.end()
  }
}

async function writeDatabase(
  client: pg.Client,
  writer: BackupWriter,
  { dataDir, target }: Pick<BackUpOptions, 'dataDir' | 'target'>,
): Promise<BackupSummary> {
  await client.query(
    `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '${LOCK_WAIT}';
     SET datestyle = ISO; SET intervalstyle = postgres; SET timezone = UTC; SET extra_float_digits = 3`,
  )
  const tables = await openSnapshot(client)
  const { rows: clock } = await client.query<{ now: Date; version: string }>(
    `SELECT clock_timestamp() AS now, current_setting('server_version') AS version`,
  )
  const createdAt = clock[0]!.now
  const header: BackupHeader = {
    createdAt: createdAt.toISOString(),
    migrations: await listMigrations(client),
    postgres: clock[0]!.version,
    partitions: await listPartitions(client),
  }
  await writer.writeJson('header', header)
  // Files first: a secret that a row refers to is made before the row.
  let files = 0
  for (const path of listDataFiles(dataDir)) {
    const file = join(dataDir, path)
    // Else each backup would hold all earlier ones. Nothing of this one may be on disk yet by which to know it.
    if ((target && resolve(file) === resolve(target)) || (await isBackupFile(file))) continue
    await writeFileRecord(writer, dataDir, path)
    files += 1
  }
  let rows = 0
  for (const table of tables) rows += await writeTable(client, writer, table)
  const finish: BackupFinish = { sequences: await readSequences(client), tables: tables.length }
  await writer.writeJson('finish', finish)
  await client.query('COMMIT')
  return { tables: tables.length, rows, files, createdAt }
}

/**
 * Locks all tables against changes of the schema, then takes the snapshot that all rows are read from. In this order,
 * because a table that is emptied between the two would otherwise be read as empty.
 */
async function openSnapshot(client: pg.Client): Promise<TableShape[]> {
  const before = await listTables(client)
  if (!before.some(({ name }) => name === '_prisma_migrations'))
    throw new BackupError('The database is empty, so there is nothing to back up.')
  const names = before.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`)
  } catch (cause) {
    // 55P03: waited too long; 42P01: a migration has dropped a table meanwhile.
    if (!['55P03', '42P01'].includes((cause as { code?: string }).code ?? '')) throw cause
    throw new BackupError(
      'An import or a migration is changing the tables. Try again when it has finished.',
      { cause },
    )
  }
  const tables = await listTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new BackupError('A migration has just changed the tables. Try again.')
  return tables
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  )
  const failed = rows.find(({ finished }) => !finished)
  if (failed)
    throw new BackupError(`Migration ${failed.name} is not finished. Resolve it before you back up.`)
  return rows.map(({ name }) => name)
}

async function writeFileRecord(writer: BackupWriter, dataDir: string, path: string): Promise<void> {
  await writer.writeJson('file', { path })
  for await (const chunk of createReadStream(join(dataDir, path))) await writer.writeData(chunk as Buffer)
  await writer.writeJson('end', {})
}

async function writeTable(client: pg.Client, writer: BackupWriter, table: TableShape): Promise<number> {
  await writer.writeJson('table', table)
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  // A query, because COPY refuses the name of a partitioned table.
  const copy = client.query(
    copyTo(`COPY (SELECT ${columns} FROM ${client.escapeIdentifier(table.name)}) TO STDOUT`),
  )
  for await (const chunk of copy) await writer.writeData(chunk as Buffer)
  await writer.writeJson('end', { rows: copy.rowCount })
  return copy.rowCount
}
