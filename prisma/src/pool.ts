import type { Socket } from 'node:net'
import pg from 'pg'

/** How long callers wait for the database. */
export interface PoolLimits {
  /** Milliseconds until a connection must be there. */
  readonly connectionMs: number
  /** Milliseconds that a statement may take; undefined for work that takes as long as it takes. */
  readonly statementMs: number | undefined
}

interface PoolOptions {
  /** Most connections. */
  readonly connections: number
  readonly limits?: PoolLimits
  readonly log?: (sentence: string) => void
}

const usualLimits: PoolLimits = { connectionMs: 5_000, statementMs: undefined }

/** The server ends a statement that is too slow by itself; only one that is silent for longer is given up from here. */
const SERVER_GRACE_MS = 500

/**
 * PostgreSQL plans for turning discs, on which any other page costs four times the next one. Ours are in memory or on flash:
 * planned as they are, lists of fifty look fifty things up by index instead of reading whole tables.
 */
const planning = 'SET random_page_cost = 1.1'

/**
 * Opens a pool whose broken connections never end the process: each connection has an `error` listener from its beginning
 * to its end, in the pool and outside of it. What was asked of a broken connection is rejected, and the pool replaces it.
 *
 * @param connectionString of PostgreSQL, `postgresql://user:password@host:port/database`
 */
export function openPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { connections, limits = usualLimits, log = () => undefined } = options
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: limits.connectionMs,
    ...(limits.statementMs !== undefined && { statement_timeout: limits.statementMs }),
    onConnect: async (client) => {
      // Whoever holds the connection hears of its end by the statements that fail.
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
 * Breaks a connection whose server has not sent anything for so long while it owes an answer: a server that is frozen, or a
 * network that swallows everything, would otherwise be waited for without end. All statements on it fail with ETIMEDOUT.
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
