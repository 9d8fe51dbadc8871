import pg from 'pg'
import { DatabaseError } from './database-error'

/** Advisory lock that serialises migrations of processes that start at the same time; the number has no meaning. */
const MIGRATION_LOCK = 7_203_118
/** After this time, in ms, the operator is told what a start is waiting for. */
const FIRST_WAIT_MS = 5_000
/** Time between two attempts, in ms. */
const ATTEMPT_EVERY_MS = 100
/** After this time, in ms, a start gives up. The longest migrations take minutes. */
const MAX_WAIT_MS = 15 * 60_000

interface LockOptions {
  readonly log?: (sentence: string) => void
  readonly firstWaitMs?: number
  readonly maxWaitMs?: number
}

/**
 * Runs work on a connection while another one holds the migration lock; other starts on the same database wait. The lock
 * belongs to a transaction: it ends with the connection, even if a pooler keeps the server's side open.
 *
 * @throws DatabaseError when another process has held the lock for a quarter of an hour
 */
export async function withMigrationLock<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const holder = openClient(connectionString)
  const client = openClient(connectionString)
  try {
    await Promise.all([holder.connect(), client.connect()])
    await waitForLock(holder, options)
    return await work(client)
  } finally {
    await Promise.all([holder.end(), client.end()])
  }
}

function openClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString })
  // A broken connection makes the current statement fail, so the event needs no handling.
  client.on('error', () => undefined)
  return client
}

/** Takes the lock in a transaction that stays open. */
async function waitForLock(holder: pg.Client, options: LockOptions): Promise<void> {
  const { log = () => undefined, firstWaitMs = FIRST_WAIT_MS, maxWaitMs = MAX_WAIT_MS } = options
  if (await lockWithin(holder, firstWaitMs)) return
  log(`Waiting for another process that migrates the database${await describeHolder(holder)} …`)
  if (await lockWithin(holder, maxWaitMs - firstWaitMs)) return
  throw new DatabaseError(
    `Another process has locked the database for migrations for too long${await describeHolder(holder)}. If it has ended, end its connection: SELECT pg_terminate_backend(…).`,
  )
}

/**
 * Tries to take the lock until a time has passed. A statement that waited for it would keep a snapshot, and the
 * migration that holds the lock would wait for that in turn to build an index (CREATE INDEX CONCURRENTLY).
 */
async function lockWithin(holder: pg.Client, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  for (;;) {
    await holder.query('BEGIN')
    // Neither a slow server nor the idle time while others work must end this transaction.
    await holder.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
    // Without parameters: the portal of a statement with them would keep a snapshot as long as the transaction is open.
    const { rows } = await holder.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS locked`,
    )
    if (rows[0]!.locked) return true
    await holder.query('ROLLBACK')
    const left = end - performance.now()
    if (left <= 0) return false
    await new Promise((resolve) => setTimeout(resolve, Math.min(ATTEMPT_EVERY_MS, left)))
  }
}

/** Returns who holds the lock, in brackets; empty if it has just been released. */
async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; address: string | null; since: string }>(
    `SELECT a.pid, host(a.client_addr) AS address, to_char(a.backend_start, 'YYYY-MM-DD HH24:MI') AS since
     FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1 AND l.objsubid = 1`,
    [MIGRATION_LOCK],
  )
  const [holder] = rows
  if (!holder) return ''
  const from = holder.address === null ? '' : ` from ${holder.address}`
  return ` (process ${holder.pid} of PostgreSQL, connected${from} since ${holder.since})`
}
