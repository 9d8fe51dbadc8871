import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import {
  addToCounts,
  countAttempt,
  deleteCount,
  deleteCounts,
  lockCount,
  uncountAttempt,
} from './attempts.queries'

/** Maximum number of attempts at a secret within a window that starts with the first. */
export interface AttemptLimit {
  readonly most: number
  readonly windowSeconds: number
}

/**
 * Counts an attempt at a secret before the secret is checked, so that simultaneous attempts can't exceed the limit.
 * Throws `AppError('too_many_requests')`, which says when to try again.
 *
 * @param key identifies the secret; must not contain an address in plain text
 * @param times number of attempts to count
 */
export async function consumeAttempt(
  pool: Queryable,
  key: string,
  limit: AttemptLimit,
  times = 1,
): Promise<void> {
  const { windowSeconds, most } = limit
  const { count, wait } = await countAttempt.fetchOne(pool, { key, windowSeconds, times, highest: most + 1 })
  if (count > most) throw AppError.tooMany(wait)
}

/** Takes back one counted attempt because the secret was right. */
export async function refundAttempt(pool: pg.Pool, key: string): Promise<void> {
  await uncountAttempt.execute(pool, { key })
}

/**
 * Counts as many attempts as several limits with the same window still allow. Runs in the caller's transaction and
 * locks the counts until it ends.
 *
 * @param wanted maximum number to count
 * @returns the number counted against each of the limits
 */
export async function consumeAttempts(
  client: pg.PoolClient,
  limits: readonly { readonly key: string; readonly most: number }[],
  windowSeconds: number,
  wanted: number,
): Promise<number> {
  let granted = wanted
  for (const { key, most } of limits) {
    const { count } = await lockCount.fetchOne(client, { key, windowSeconds })
    granted = Math.max(0, Math.min(granted, most - count))
  }
  await addToCounts.execute(client, { keys: limits.map(({ key }) => key), granted })
  return granted
}

/** Forgets all attempts because the secret was right. */
export async function resetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await deleteCount.execute(pool, { key })
}

/** Forgets all attempts of a key, and of all keys that start with a prefix. */
export async function resetAttemptGroup(pool: pg.Pool, key: string, prefix: string): Promise<void> {
  await deleteCounts.execute(pool, { key, prefix })
}
