import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The user whose data are exported. */
export interface Owner {
  readonly userId: number
}

/** The account and its login sessions. */
export const accountSections = {
  account: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('user_account')
      .select([
        'id as user_id',
        'email',
        'username',
        'first_name',
        'last_name',
        'bio',
        'avatar_id',
        'onboarding_stage',
        'vocabulary_opened_at',
        'privacy',
        'created_at',
        'updated_at',
      ])
      .where('id', '=', p.userId),
  ),
  sessions: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('session')
      .select(['user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', p.userId)
      .orderBy('created_at'),
  ),
}
