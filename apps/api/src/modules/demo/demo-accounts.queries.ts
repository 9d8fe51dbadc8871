import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { recordEnded } from '../accounts/sessions/session.queries'
import { accountsOfNames } from '../login-names/login-names.queries'

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
    .where('id', 'in', accountsOfNames(cast(p.emails, 'text[]'))),
)

/** Closes accounts to login and ends their sessions. */
export const closeAccounts = compileStatement((p: Placeholders<Accounts>) =>
  recordEnded(
    query
      .with('closed', (db) =>
        db
          .updateTable('user_account')
          .set({ password_hash: p.unusableHash })
          .where('id', 'in', accountsOfNames(cast(p.emails, 'text[]')))
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
    .where('id', 'in', accountsOfNames(cast(p.emails, 'text[]')))
    .where('password_hash', '=', p.unusableHash),
)

interface NewAccount {
  readonly email: string
  readonly username: string
  readonly firstName: string
  readonly hash: string
}

/** Inserts an account. */
export const insertAccount = compileStatement((p: Placeholders<NewAccount>) =>
  query
    .insertInto('user_account')
    .values({
      email: p.email,
      username: p.username,
      username_lower: expr.fn<string>('lower', [p.username]),
      first_name: p.firstName,
      password_hash: p.hash,
      updated_at: now,
    })
    .returning(['id', 'username_lower']),
)
