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
        'teaches',
        'first_language',
        'said_level',
        'show_translations',
        'created_at',
        'updated_at',
        'deletion_due_at',
      ])
      .where('id', '=', p.userId),
  ),
  reset_by_staff: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('staff_password_reset as r')
      .leftJoin('user_account as s', 's.id', 'r.staff_id')
      .select(['r.reset_at', 's.username as reset_by'])
      .where('r.user_id', '=', p.userId)
      .orderBy('r.id'),
  ),
  reset_for_students: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('staff_password_reset as r')
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .select(['r.reset_at', 'u.username as student'])
      .where('r.staff_id', '=', p.userId)
      .orderBy('r.id'),
  ),
  sessions: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('session')
      .select(['user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', p.userId)
      .orderBy('created_at'),
  ),
}
