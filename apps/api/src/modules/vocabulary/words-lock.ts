import { lockUntilCommit } from '@wordhoard/database/sql/advisory-lock'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'

/** Namespace of these locks; the number is arbitrary. */
const WORDS_LOCK = 7_203

/**
 * Waits until no other change of many of a user's words is running, and locks out others for the rest of the
 * transaction.
 */
export async function lockWords(client: pg.PoolClient, actor: Actor): Promise<void> {
  await lockUntilCommit(client, WORDS_LOCK, actor.userId)
}

/**
 * Runs a change of many of a user's words, one at a time for each user: two changes that lock the same rows in
 * different orders would deadlock.
 */
export function withLockedWords<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (client) => {
    await lockWords(client, actor)
    return work(client)
  })
}
