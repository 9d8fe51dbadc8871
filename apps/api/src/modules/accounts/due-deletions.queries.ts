import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

/** Accounts whose deadline has passed, the oldest first. */
export const dueAccounts = compileStatement((p: Placeholders<{ limit: number }>) =>
  query
    .selectFrom('user_account')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .where('email', 'is', null)
    .orderBy('deletion_due_at')
    .limit(p.limit),
)

/** Deletes an account whose deadline has passed; an address or a school that came in the meantime saves it. */
export const deleteDueAccount = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .deleteFrom('user_account')
    .where('id', '=', p.userId)
    .where('deletion_due_at', '<=', now)
    .where('email', 'is', null)
    .returning('username_lower'),
)

/** Deletes an account. Returns what it was called at that moment. */
export const deletedAccount = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .deleteFrom('user_account')
    .where('id', '=', p.userId)
    .returning(['email', 'username', 'username_lower']),
)

/** Deletes a user's codes for a change of address. */
export const deleteEmailCodes = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.deleteFrom('verification_code').where('user_id', '=', p.userId),
)
