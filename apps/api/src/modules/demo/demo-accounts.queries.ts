import { cast } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { recordEnded } from '../accounts/sessions/session.queries'

interface Accounts {
  readonly emails: readonly string[]
  /** The hash that matches no password. */
  readonly unusableHash: string
}

/** The given accounts that exist, with whether each is closed to login. */
export const accountsByEmail = compileStatement((p: Placeholders<Accounts>) =>
  query
    .selectFrom('user_account')
    .select((eb) => ['email', eb('password_hash', '=', p.unusableHash).as('is_closed')])
    .where((eb) => eb('email', '=', eb.fn.any(cast(p.emails, 'text[]')))),
)

/** Closes accounts to login and ends their sessions. */
export const closeAccounts = compileStatement((p: Placeholders<Accounts>) =>
  recordEnded(
    query
      .with('closed', (db) =>
        db
          .updateTable('user_account')
          .set({ password_hash: p.unusableHash })
          .where((eb) => eb('email', '=', eb.fn.any(cast(p.emails, 'text[]'))))
          .where('password_hash', '<>', p.unusableHash)
          .returning('id'),
      )
      .with('gone', (db) =>
        db
          .deleteFrom('session')
          .where((eb) => eb('user_id', 'in', eb.selectFrom('closed').select('closed.id')))
          .returning('id'),
      ),
  ),
)

/** Gives closed accounts a password again. */
export const reopenAccounts = compileStatement((p: Placeholders<Accounts & { hash: string }>) =>
  query
    .updateTable('user_account')
    .set({ password_hash: p.hash })
    .where((eb) => eb('email', '=', eb.fn.any(cast(p.emails, 'text[]'))))
    .where('password_hash', '=', p.unusableHash),
)

interface NewAccounts {
  readonly emails: readonly string[]
  readonly usernames: readonly string[]
  readonly firstNames: readonly string[]
  readonly hashes: readonly string[]
}

/** Inserts accounts; skips those whose user name or address is taken. */
export const makeAccounts = compileStatement((p: Placeholders<NewAccounts>) =>
  insertFrom(
    query,
    'user_account',
    (db) =>
      db.selectFrom(
        unnest('made', {
          email: cast(p.emails, 'text[]'),
          username: cast(p.usernames, 'text[]'),
          first_name: cast(p.firstNames, 'text[]'),
          hash: cast(p.hashes, 'text[]'),
        }),
      ),
    (eb) => ({
      email: eb.ref('email'),
      username: eb.ref('username'),
      username_lower: eb.fn<string>('lower', ['username']),
      first_name: eb.ref('first_name'),
      password_hash: eb.ref('hash'),
      updated_at: now,
    }),
  ).onConflict((conflict) => conflict.doNothing()),
)
