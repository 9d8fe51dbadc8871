import { lockUntilCommit } from '@wordhoard/database/sql/advisory-lock'
import type { Queryable } from '@wordhoard/database/sql/run'

/** Keeps what concerns two people (following, blocking, their first message) from happening at once, until the end of the transaction. */
export async function lockPair(transaction: Queryable, one: number, other: number): Promise<void> {
  await lockUntilCommit(transaction, Math.min(one, other), Math.max(one, other))
}
