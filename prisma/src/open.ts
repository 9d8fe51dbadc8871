import pg from 'pg'
import { DatabaseError } from './database-error'
import { startEmbeddedPostgres } from './embedded-postgres'
import { migrate } from './migrate'
import { openMonths } from './months/open-months'
import { checkNotifications } from './notifications'
import { openPool, type PoolLimits, saveRoleSettings } from './pool'
import { Replicas } from './replicas/replicas'
import { isSameRole, separateRoles } from './roles'

/** A running, migrated database with a pool of connections. */
export interface OpenDatabase {
  readonly pool: pg.Pool
  /** Where to read what may be some seconds old; the pool itself if there are no replicas. */
  readonly replicas: Replicas
  /** Opens another pool with long limits, for work at start-up; the caller ends it. */
  openStartupPool(): pg.Pool
  /** With the owner's rights, for creating and dropping things. */
  readonly ownerConnectionString: string
  /** Returns whether the embedded server is down because the disk is full. */
  isDiskFull(): boolean
  /** Closes the pool and stops the embedded server if this process started it. */
  close(): Promise<void>
}

/** Packing the dictionary's index blocks the event loop, so a connection started before may take this long. */
const startupLimits: PoolLimits = { connectionMs: 60_000, statementMs: undefined }

/** How far a replica that is read from may be behind, in ms, unless the configuration says otherwise. */
const MAX_REPLICA_LAG_MS = 5_000

/** Oldest supported PostgreSQL (`server_version_num`). */
const OLDEST_VERSION = 150_000

interface OpenOptions {
  readonly databaseUrl?: string | undefined
  /**
   * The owner's address of the same database. Its role migrates and grants the role of `databaseUrl` the rights it
   * needs.
   */
  readonly ownerUrl?: string | undefined
  /**
   * Address of the server itself with the same role, if `databaseUrl` is that of a pooler in transaction mode. Listens,
   * starts and migrates.
   */
  readonly directUrl?: string | undefined
  readonly dataDir: string
  /** Settings of the embedded server, by name. */
  readonly embeddedSettings?: Readonly<Record<string, string>>
  /** Joins an embedded server owned by another process (for tools) instead of throwing (for the application). */
  readonly share?: boolean
  /** Whose rights the pool has; defaults to the owner's (for tools). */
  readonly role?: 'owner' | 'application'
  /** Maximum number of connections of the pool. */
  readonly connections?: number
  /** Addresses of replicas, with the same role. */
  readonly replicaUrls?: readonly string[]
  /** How far a replica that is read from may be behind, in ms. */
  readonly maxReplicaLagMs?: number
  /** How long callers wait; by default 5 seconds for a connection, and without limit for a statement. */
  readonly limits?: PoolLimits
  readonly log?: (sentence: string) => void
  /** Called with the reason when the embedded server could not be restarted. */
  readonly onGiveUp?: (sentence: string) => void
}

/**
 * Opens the database (the server at `databaseUrl`, or the embedded one in `dataDir`), applies pending migrations and
 * sets up the application's role (roles.ts). Throws `DatabaseError` with a message for the operator.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, limits, log = () => undefined } = options
  const server = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: options.dataDir,
        share: options.share ?? false,
        log,
        ...(options.embeddedSettings && { settings: options.embeddedSettings }),
        ...(options.onGiveUp && { onGiveUp: options.onGiveUp }),
      })
  const { directUrl } = options
  const ownerUrl = server?.connectionString ?? options.ownerUrl ?? directUrl ?? databaseUrl!
  const applicationUrl = server?.applicationConnectionString ?? databaseUrl!
  try {
    await checkVersion(ownerUrl)
    const applied = await migrate(ownerUrl, log)
    if (applied.length > 0) log(`Database migrated: ${applied.join(', ')}`)
    await prepareMonths(ownerUrl, log)
    if (!isSameRole(ownerUrl, applicationUrl))
      await separateRoles(ownerUrl, applicationUrl, { setPassword: server !== undefined, log })
    else if (options.role === 'application') log(ownerWarning)
    if (databaseUrl && options.role === 'application')
      await checkNotifications(directUrl ?? databaseUrl, databaseUrl)
    // The owner's statements, such as those of an import, have no limit.
    if (directUrl && options.role === 'application')
      await saveRoleSettings(directUrl, limits && !isSameRole(ownerUrl, directUrl) ? limits : startupLimits)
  } catch (error) {
    await server?.stop()
    throw error
  }
  const isApplication = options.role === 'application'
  const poolUrl = isApplication ? applicationUrl : ownerUrl
  const startupUrl = (isApplication && directUrl) || poolUrl
  const pool = openPool(poolUrl, {
    connections: options.connections ?? 16,
    ...(limits && { limits }),
    ...(isApplication && { directUrl }),
    log,
  })
  const replicas = new Replicas(pool, {
    urls: options.replicaUrls ?? [],
    maxLagMs: options.maxReplicaLagMs ?? MAX_REPLICA_LAG_MS,
    connections: options.connections ?? 16,
    limits: limits ?? startupLimits,
    directUrl,
    log,
  })
  return {
    pool,
    replicas,
    openStartupPool: () => openPool(startupUrl, { connections: 4, limits: startupLimits, log }),
    ownerConnectionString: ownerUrl,
    isDiskFull: () => server?.isDiskFull() ?? false,
    close: async () => {
      await replicas.close()
      await pool.end()
      await server?.stop()
    },
  }
}

const ownerWarning =
  'Warning: DATABASE_OWNER_URL is not set, so the server may change and drop tables. README.md says how to set it.'

/** Makes the parts of tables for the next months. A start never fails for that: rows find a place without them. */
async function prepareMonths(connectionString: string, log: (sentence: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: startupLimits.connectionMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const missing = await openMonths(client)
    if (missing.length > 0) log(`Parts of tables could not be made yet: ${missing.join(', ')}`)
  } catch (error) {
    log(`Warning: the parts of tables for the next months could not be made: ${(error as Error).message}`)
  } finally {
    await client.end()
  }
}

async function checkVersion(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: startupLimits.connectionMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
    )
    const { number, name } = rows[0]!
    if (number < OLDEST_VERSION)
      throw new DatabaseError(`The database is PostgreSQL ${name}; 15 or later is needed.`)
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause
    const { message, name } = cause as Error
    // The address contains a password, so it isn't repeated.
    throw new DatabaseError(
      `The database cannot be reached (DATABASE_OWNER_URL, or else DATABASE_URL): ${message || name}`,
      { cause },
    )
  } finally {
    await client.end()
  }
}
