import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The id of the account with an address or a user name in lower case; null if there is none. */
export function accountOfName(name: Expression<string>) {
  return expr
    .selectFrom('login_name')
    .select('login_name.user_id')
    .where('login_name.name', '=', name)
    .$asScalar()
}

/** The ids of the accounts with some addresses or user names in lower case. */
export function accountsOfNames(names: Expression<string[]>) {
  return expr
    .selectFrom('login_name')
    .select('login_name.user_id')
    .where((eb) => eb('login_name.name', '=', eb.fn.any(names)))
}

/** The account with a name. */
export const ownerOfName = compileStatement((p: Placeholders<{ name: string }>) =>
  query.selectFrom('login_name').select('user_id').where('name', '=', p.name),
)

interface NamesOfAccount {
  readonly userId: number
  readonly names: readonly string[]
}

/** Gives names to an account. Returns those that it has now: a name of another account stays where it is. */
export const claimedNames = compileStatement((p: Placeholders<NamesOfAccount>) =>
  insertFrom(
    query,
    'login_name',
    // In one order, so that two accounts that want the same names can't wait for each other.
    (db) => db.selectFrom(unnest('given', { name: cast(p.names, 'text[]') })).orderBy('given.name'),
    (eb) => ({ name: eb.ref('given.name'), user_id: p.userId }),
  )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => setColumns<'login_name'>({ user_id: eb.ref('excluded.user_id') }))
        .whereRef('login_name.user_id', '=', 'excluded.user_id'),
    )
    .returning('name'),
)

/** Takes names from an account. */
export const deleteNames = compileStatement((p: Placeholders<NamesOfAccount>) =>
  query
    .deleteFrom('login_name')
    .where((eb) => eb('name', '=', eb.fn.any(cast(p.names, 'text[]'))))
    .where('user_id', '=', p.userId),
)
