import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import { AppError } from '../../../lib/app-error'
import { addToCounts, countAttempt, deleteCount, lockCount, uncountAttempt } from './attempts.queries'

/** How many tries at a secret are allowed within a time that begins with the first. */
export interface AttemptLimit {
  readonly most: number
  readonly windowSeconds: number
}

/**
 * Counts a try at a secret, before the secret is looked at: of tries at the same instant none slips through. Throws
 * `AppError('too_many_requests')` that says when to come back.
 *
 * @param key what is guessed at; must not hold an address in clear
 * @param times how many tries it counts as
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

/** Takes back one try that was counted: the secret was known. */
export async function refundAttempt(pool: pg.Pool, key: string): Promise<void> {
  await uncountAttempt.execute(pool, { key })
}

/**
 * Counts as many as are left of several limits of the same window, within a transaction, whose rows stay locked to its end.
 *
 * @param wanted how many at most
 * @returns how many were counted, in each of the limits
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

/** Forgets the tries: the secret was known. */
export async function resetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await deleteCount.execute(pool, { key })
}
