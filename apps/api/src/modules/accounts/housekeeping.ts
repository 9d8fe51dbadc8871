import { openMonths } from '@wordhoard/database/months/open-months'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { IsOurs } from '../../lib/job-leases/job-leases'
import { deleteDueAccounts } from './due-deletions'
import { sweeps } from './housekeeping.queries'

const INTERVAL_MS = 5 * 60_000

/** Deletes expired sessions, codes, counts and human checks, and accounts whose deadline has passed. Several processes may do so at once. */
export async function sweep(pool: pg.Pool): Promise<void> {
  for (const statement of sweeps) await statement.execute(pool, {})
  await deleteDueAccounts(pool)
}

/** Makes the parts of tables for the next months, and sweeps. */
async function tidy(pool: pg.Pool, logger: Logger): Promise<void> {
  const missing = await openMonths(pool)
  if (missing.length > 0) logger.warn({ parts: missing }, 'parts of tables for the next months are missing')
  await sweep(pool)
}

/**
 * Sweeps every five minutes, on the process whose turn it is. A failed sweep is logged and tried again the next time.
 *
 * @returns a function that stops it
 */
export function startHousekeeping(pool: pg.Pool, logger: Logger, isOurs: IsOurs): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (!isOurs()) return
    running = tidy(pool, logger).catch((error: unknown) => logger.warn({ err: error }, 'sweep failed'))
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
