import pg from 'pg'
import { DatabaseError } from './database-error'
import { startEmbeddedPostgres } from './embedded-postgres'
import { migrate } from './migrate'

/** A database that is up, migrated, and has a pool of connections. */
export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly connectionString: string
  /** True when it is the embedded server. */
  readonly embedded: boolean
  /** Closes the pool and stops the embedded server if this process started it. */
  close(): Promise<void>
}

/**
 * PostgreSQL plans for turning discs, on which any other page costs four times the next one. Ours are in memory or on flash:
 * planned as they are, lists of fifty look fifty things up by index instead of reading whole tables.
 */
const planning = 'SET random_page_cost = 1.1'

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
  log?: (sentence: string) => void
}): Promise<OpenDatabase> {
  const log = options.log ?? (() => undefined)
  const server = options.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: options.dataDir, share: options.share ?? false })
  const connectionString = options.databaseUrl ?? server!.connectionString
  const pool = new pg.Pool({
    connectionString,
    max: options.connections ?? 16,
    connectionTimeoutMillis: 5_000,
    onConnect: async (client) => void (await client.query(planning)),
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
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
    connectionString,
    embedded: server !== undefined,
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
