import type pg from 'pg'
import { DatabaseError } from './database-error'
import { startEmbeddedPostgres } from './embedded-postgres'
import { migrate } from './migrate'
import { openPool, type PoolLimits } from './pool'

/** A database that is up, migrated, and has a pool of connections. */
export interface OpenDatabase {
  readonly pool: pg.Pool
  /** Opens a further pool without limits, for the work of a start; the caller ends it. */
  openPatientPool(): pg.Pool
  readonly connectionString: string
  /** Whether the embedded server is down because the disk is full. */
  lacksRoom(): boolean
  /** Closes the pool and stops the embedded server if this process started it. */
  close(): Promise<void>
}

/** While the dictionary is packed nothing else gets a turn: a connection that was begun before is waited for so long. */
const patience: PoolLimits = { connectionMs: 60_000, statementMs: undefined }

/** Oldest PostgreSQL whose SQL we use (`server_version_num`). */
const OLDEST = 150_000

/**
 * Opens the database and applies pending migrations: the server at `databaseUrl`, or the embedded one in `dataDir`.
 *
 * @param options.share  join an embedded server that another process owns (tools) instead of refusing (the application)
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  share?: boolean
  /** Most connections of the pool. */
  connections?: number
  /** How long callers wait; without them a connection is waited for 5 seconds, a statement as long as it takes. */
  limits?: PoolLimits
  log?: (sentence: string) => void
  /** Told why the embedded server could not be started again. */
  onGivenUp?: (sentence: string) => void
}): Promise<OpenDatabase> {
  const log = options.log ?? (() => undefined)
  const server = options.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: options.dataDir,
        share: options.share ?? false,
        log,
        ...(options.onGivenUp && { onGivenUp: options.onGivenUp }),
      })
  const connectionString = options.databaseUrl ?? server!.connectionString
  const { limits } = options
  const pool = openPool(connectionString, {
    connections: options.connections ?? 16,
    ...(limits && { limits }),
    log,
  })
  try {
    await checkVersion(pool)
    const applied = await migrate(connectionString)
    if (applied.length > 0) log(`Database migrated: ${applied.join(', ')}`)
  } catch (error) {
    await pool.end()
    await server?.stop()
    throw error
  }
  return {
    pool,
    openPatientPool: () => openPool(connectionString, { connections: 4, limits: patience, log }),
    connectionString,
    lacksRoom: () => server?.lacksRoom() ?? false,
    close: async () => {
      await pool.end()
      await server?.stop()
    },
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ number: number; name: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
    )
    .catch((cause: Error) => {
      // The address holds a password, so it is not repeated.
      throw new DatabaseError(
        `The database cannot be reached (DATABASE_URL): ${cause.message || cause.name}`,
        { cause },
      )
    })
  const { number, name } = rows[0]!
  if (number < OLDEST) throw new DatabaseError(`The database is PostgreSQL ${name}; 15 or later is needed.`)
}
