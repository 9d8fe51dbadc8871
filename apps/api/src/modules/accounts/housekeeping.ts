import { openMonths } from '@wordhoard/database/months/open-months'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { IsOurs } from '../../lib/job-leases/job-leases'
import { inOwnSpan } from '../../lib/tracing/spans'
import { followDeletions } from '../deletions/deletions'
import { deleteDueAccounts } from './due-deletions'
import { sweeps } from './housekeeping.queries'

const INTERVAL_MS = 5 * 60_000

/** Deletes expired sessions, codes, counts and human checks, accounts whose deadline has passed, and what is left of deleted things. Several processes may do so at once. */
export async function sweep(pool: pg.Pool): Promise<void> {
  for (const statement of sweeps) await statement.execute(pool, {})
  await deleteDueAccounts(pool)
  await followDeletions(pool)
}

/** Makes the parts of tables for the next months. Rows find a place without them, so a failure is only logged. */
async function prepareMonths(pool: pg.Pool, logger: Logger): Promise<void> {
  try {
    const missing = await openMonths(pool)
    if (missing.length > 0) logger.warn({ parts: missing }, 'parts of tables for the next months are missing')
  } catch (error) {
    logger.warn({ err: error }, 'parts of tables for the next months could not be made')
  }
}

/**
 * Sweeps every five minutes and prepares the next months, on the process whose turn it is. A failed sweep is logged and
 * tried again the next time.
 *
 * @returns a function that stops it
 */
export function startHousekeeping(pool: pg.Pool, logger: Logger, isOurs: IsOurs): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (!isOurs()) return
    running = inOwnSpan('housekeeping', async () => {
      await prepareMonths(pool, logger)
      await sweep(pool)
    }).catch((error: unknown) => logger.warn({ err: error }, 'sweep failed'))
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
