import pg from 'pg'
import { DatabaseError } from './database-error'
import { startEmbeddedPostgres } from './embedded-postgres'
import { migrate } from './migrate'
import { openPool, type PoolLimits } from './pool'
import { isSameRole, separateRoles } from './roles'

/** A database that is up, migrated, and has a pool of connections. */
export interface OpenDatabase {
  readonly pool: pg.Pool
  /** Opens a further pool without limits, for the work of a start; the caller ends it. */
  openPatientPool(): pg.Pool
  /** With the owner's rights, for what makes or drops things. */
  readonly ownerConnectionString: string
  /** Whether the embedded server is down because the disk is full. */
  isDiskFull(): boolean
  /** Closes the pool and stops the embedded server if this process started it. */
  close(): Promise<void>
}

/** While the dictionary is packed nothing else gets a turn: a connection that was begun before is waited for so long. */
const patience: PoolLimits = { connectionMs: 60_000, statementMs: undefined }

/** Oldest PostgreSQL whose SQL we use (`server_version_num`). */
const OLDEST = 150_000

interface OpenOptions {
  readonly databaseUrl?: string | undefined
  /** The owner's address of the same database; its role migrates, and gives the role of `databaseUrl` what it needs. */
  readonly ownerUrl?: string | undefined
  readonly dataDir: string
  /** Join an embedded server that another process owns (tools) instead of refusing (the application). */
  readonly share?: boolean
  /** Whose rights the pool has: the owner's (tools) unless said otherwise. */
  readonly role?: 'owner' | 'application'
  /** Most connections of the pool. */
  readonly connections?: number
  /** How long callers wait; without them a connection is waited for 5 seconds, a statement as long as it takes. */
  readonly limits?: PoolLimits
  readonly log?: (sentence: string) => void
  /** Told why the embedded server could not be started again. */
  readonly onGiveUp?: (sentence: string) => void
}

/**
 * Opens the database, applies pending migrations and sees to the application's role (roles.ts): the server at `databaseUrl`,
 * or the embedded one in `dataDir`. Throws `DatabaseError` with a sentence for who runs the program.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, limits, log = () => undefined } = options
  const server = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: options.dataDir,
        share: options.share ?? false,
        log,
        ...(options.onGiveUp && { onGiveUp: options.onGiveUp }),
      })
  const ownerUrl = server?.connectionString ?? options.ownerUrl ?? databaseUrl!
  const applicationUrl = server?.applicationConnectionString ?? databaseUrl!
  try {
    await checkVersion(ownerUrl)
    const applied = await migrate(ownerUrl)
    if (applied.length > 0) log(`Database migrated: ${applied.join(', ')}`)
    if (!isSameRole(ownerUrl, applicationUrl))
      await separateRoles(ownerUrl, applicationUrl, { setPassword: server !== undefined, log })
    else if (options.role === 'application') log(ownerWarning)
  } catch (error) {
    await server?.stop()
    throw error
  }
  const poolUrl = options.role === 'application' ? applicationUrl : ownerUrl
  const pool = openPool(poolUrl, {
    connections: options.connections ?? 16,
    ...(limits && { limits }),
    log,
  })
  return {
    pool,
    openPatientPool: () => openPool(poolUrl, { connections: 4, limits: patience, log }),
    ownerConnectionString: ownerUrl,
    isDiskFull: () => server?.isDiskFull() ?? false,
    close: async () => {
      await pool.end()
      await server?.stop()
    },
  }
}

const ownerWarning =
  'Warning: DATABASE_OWNER_URL is not set, so the server may change and drop tables. README.md says how to set it.'

async function checkVersion(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience.connectionMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
    )
    const { number, name } = rows[0]!
    if (number < OLDEST) throw new DatabaseError(`The database is PostgreSQL ${name}; 15 or later is needed.`)
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause
    const { message, name } = cause as Error
    // The address holds a password, so it is not repeated.
    throw new DatabaseError(
      `The database cannot be reached (DATABASE_OWNER_URL, or else DATABASE_URL): ${message || name}`,
      { cause },
    )
  } finally {
    await client.end()
  }
}
