import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Selects the hash of an account's password and locks it against changes until the transaction ends. */
export const lockedPassword = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select('password_hash').where('id', '=', p.userId).forShare(),
)
