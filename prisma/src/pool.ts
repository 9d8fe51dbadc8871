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
const planning = 'SET random_page_cost = 1.1'

/**
 * Opens a pool whose broken connections never end the process: each connection has an `error` listener for its whole
 * life, in the pool and when checked out. Queries on a broken connection are rejected, and the pool replaces it.
 *
 * @param connectionString PostgreSQL address, `postgresql://user:password@host:port/database`
 */
export function openPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { connections, limits = usualLimits, log = () => undefined } = options
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: limits.connectionMs,
    ...(limits.statementMs !== undefined && { statement_timeout: limits.statementMs }),
    onConnect: async (client) => {
      // Users of the connection notice when their statements fail.
      client.on('error', () => undefined)
      if (limits.statementMs !== undefined) limitIdleTime(client, limits.statementMs + SERVER_GRACE_MS)
      await client.query(planning)
    },
  })
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
