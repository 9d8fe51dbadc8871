import type { Socket } from 'node:net'
import pg from 'pg'

/** How long callers wait for the database. */
export interface PoolLimits {
  /** Maximum time to get a connection, in ms. */
  readonly connectionMs: number
  /** Maximum duration of a statement, in ms; undefined for no limit. */
  readonly statementMs: number | undefined
}

interface PoolOptions {
  /** Maximum number of connections. */
  readonly connections: number
  readonly limits?: PoolLimits
  /**
   * Address of the server itself if the pool's address is that of a pooler in transaction mode (PgBouncer): prepared
   * statements and settings of a session don't work through it.
   */
  readonly directUrl?: string | undefined
  readonly log?: (sentence: string) => void
}

const usualLimits: PoolLimits = { connectionMs: 5_000, statementMs: undefined }

/**
 * The server itself ends a statement that takes too long; the client gives up only if the server stays silent this much
 * longer, in ms.
 */
const SERVER_GRACE_MS = 500

/**
 * By default PostgreSQL plans for hard disks, on which a random page costs four times a sequential one. Ours are in
 * memory or on flash: with a realistic cost, a list of fifty uses fifty index look-ups instead of reading whole tables.
 */
export const RANDOM_PAGE_COST = 1.1

/** Addresses past the pooler, of pools that work through one. */
const directUrls = new WeakMap<pg.Pool, string>()

/** Returns the address for connections that listen or lock beyond a transaction. */
export function directAddress(pool: pg.Pool): string {
  return directUrls.get(pool) ?? (pool.options.connectionString as string)
}

/** A connection that never names statements: a pooler gives each transaction another connection of the server. */
class UnnamedClient extends pg.Client {
  // @ts-expect-error the library has a dozen overloads, of which we use those whose first argument is a string or object
  override query(query: unknown, ...rest: unknown[]): unknown {
    const isNamed = typeof query === 'object' && query !== null && 'name' in query && 'text' in query
    const sent = isNamed ? { ...query, name: undefined } : query
    return (super.query as (...given: unknown[]) => unknown).call(this, sent, ...rest)
  }
}

/**
 * Opens a pool whose broken connections never end the process: each connection has an `error` listener for its whole
 * life, in the pool and when checked out. Queries on a broken connection are rejected, and the pool replaces it.
 *
 * @param connectionString PostgreSQL address, `postgresql://user:password@host:port/database`
 */
export function openPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { connections, limits = usualLimits, directUrl, log = () => undefined } = options
  const isPooled = directUrl !== undefined
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: limits.connectionMs,
    // Through a pooler, settings are the role's (`saveRoleSettings`).
    ...(limits.statementMs !== undefined && !isPooled && { statement_timeout: limits.statementMs }),
    ...(isPooled && { Client: UnnamedClient as unknown as typeof pg.Client }),
    onConnect: async (client) => {
      // Users of the connection notice when their statements fail.
      client.on('error', () => undefined)
      if (limits.statementMs !== undefined) limitIdleTime(client, limits.statementMs + SERVER_GRACE_MS)
      if (!isPooled) await client.query(`SET random_page_cost = ${RANDOM_PAGE_COST}`)
    },
  })
  if (isPooled) directUrls.set(pool, directUrl)
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  return pool
}

/**
 * Breaks a connection whose server owes an answer but has sent nothing for that many milliseconds. Otherwise callers
 * would wait for ever for a frozen server or a network that drops everything. All statements on it fail with ETIMEDOUT.
 */
function limitIdleTime(client: pg.ClientBase, milliseconds: number): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  const { stream } = connection
  stream.setTimeout(milliseconds)
  stream.on('timeout', () => {
    const isWaiting = !(client as unknown as { readyForQuery: boolean }).readyForQuery
    if (!isWaiting) return
    const error = new Error(`The database did not answer within ${milliseconds} ms`)
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}

/**
 * Saves what a pool sets on each of its connections as the role's own settings in this database, for connections through
 * a pooler. New connections of the pooler have them.
 *
 * @param directUrl address of the server itself, with the role's name and password
 */
export async function saveRoleSettings(directUrl: string, { statementMs }: PoolLimits): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const role = client.escapeIdentifier(client.user!)
    const change = `ALTER ROLE ${role} IN DATABASE ${client.escapeIdentifier(client.database!)}`
    await client.query(`${change} SET random_page_cost = ${RANDOM_PAGE_COST}`)
    await client.query(
      statementMs === undefined
        ? `${change} RESET statement_timeout`
        : `${change} SET statement_timeout = ${statementMs}`,
    )
  } finally {
    await client.end()
  }
}
