import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import { leaveChats } from '../chat-events/chat-events'
import { followDeletionsOf } from '../deletions/deletions'
import { releaseNames } from '../login-names/login-names'
import { deleteDueAccount, deleteEmailCodes, dueAccounts } from './due-deletions.queries'
import { endSessions } from './sessions/session.queries'

/** Number of accounts deleted at a time: those of a deleted school are due at once. */
const BATCH = 200

/** Rolls back the deletion of an account that got an address or a school a moment ago. */
class NoLongerDue extends Error {}

/**
 * Deletes accounts without an email address that have been in no school for 30 days, with everything that belongs to
 * them. Triggers keep the deadline (`user_account.deletion_due_at`). Several processes may do so at once.
 */
export async function deleteDueAccounts(pool: pg.Pool): Promise<void> {
  for (const { id } of await dueAccounts.fetchAll(pool, { limit: BATCH })) {
    await deleteAccountIfDue(pool, id).catch((error: unknown) => {
      if (!(error instanceof NoLongerDue)) throw error
    })
    await followDeletionsOf(pool, id)
  }
}

/** Takes locks in the order in which people delete their own accounts. */
function deleteAccountIfDue(pool: pg.Pool, userId: number): Promise<void> {
  return transaction(pool, async (client) => {
    await endSessions.execute(client, { userId, only: null, except: null })
    await leaveChats(client, userId)
    await deleteEmailCodes.execute(client, { userId })
    const deleted = await deleteDueAccount.fetchFirst(client, { userId })
    if (!deleted) throw new NoLongerDue()
    await releaseNames(client, userId, { email: null, usernameLower: deleted.username_lower })
  })
}
