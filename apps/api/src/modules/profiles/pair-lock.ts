import { lockUntilCommit } from '@wordhoard/database/sql/advisory-lock'
import type { Queryable } from '@wordhoard/database/sql/run'

/**
 * Locks a pair of users until the end of the transaction, so that following, blocking and a first message between them
 * can't happen at the same time.
 */
export async function lockPair(transaction: Queryable, one: number, other: number): Promise<void> {
  await lockUntilCommit(transaction, Math.min(one, other), Math.max(one, other))
}
