import type pg from 'pg'
import { AppError } from '../../../lib/app-error'

/** How many tries at a secret are allowed within a time that begins with the first. */
export interface GuessLimit {
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
  pool: Pick<pg.Pool, 'query'>,
  key: string,
  limit: GuessLimit,
  times = 1,
): Promise<void> {
  const { rows } = await pool.query<{ count: number; wait: number }>(
    `INSERT INTO guess_count AS g (key, count, reset_at) VALUES ($1, $4, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN g.reset_at <= now() THEN excluded.count ELSE least(g.count + excluded.count, $3) END,
       reset_at = CASE WHEN g.reset_at <= now() THEN excluded.reset_at ELSE g.reset_at END
     RETURNING count, ceil(extract(epoch FROM reset_at - now()))::int AS wait`,
    [key, limit.windowSeconds, limit.most + 1, times],
  )
  const { count, wait } = rows[0]!
  if (count > limit.most) throw AppError.tooMany(wait)
}

/** Takes back one try that was counted: the secret was known. */
export async function refundAttempt(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('UPDATE guess_count SET count = greatest(count - 1, 0) WHERE key = $1', [key])
}

/**
 * Counts as many as are left of several limits of the same window, within a transaction, whose rows stay locked to its end.
 *
 * @param wanted how many at most
 * @returns how many were counted, in each of the limits
 */
export async function takeUpTo(
  client: pg.PoolClient,
  limits: readonly { readonly key: string; readonly most: number }[],
  windowSeconds: number,
  wanted: number,
): Promise<number> {
  let granted = wanted
  for (const { key, most } of limits) {
    const { rows } = await client.query<{ count: number }>(
      `INSERT INTO guess_count AS g (key, count, reset_at) VALUES ($1, 0, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN g.reset_at <= now() THEN 0 ELSE g.count END,
         reset_at = CASE WHEN g.reset_at <= now() THEN excluded.reset_at ELSE g.reset_at END
       RETURNING count`,
      [key, windowSeconds],
    )
    granted = Math.max(0, Math.min(granted, most - rows[0]!.count))
  }
  await client.query('UPDATE guess_count SET count = count + $2 WHERE key = ANY($1::text[])', [
    limits.map(({ key }) => key),
    granted,
  ])
  return granted
}

/** Forgets the tries: the secret was known. */
export async function resetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('DELETE FROM guess_count WHERE key = $1', [key])
}
