import { type Privacy, privacy } from '@wordhoard/contracts/people'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'

/** What the own profile shows. Throws `not_signed_in` when the account is gone. */
export async function privacyOf(pool: pg.Pool, actor: Actor): Promise<Privacy> {
  const { rows } = await pool.query<{ privacy: object }>('SELECT privacy FROM user_account WHERE id = $1', [
    actor.userId,
  ])
  if (!rows[0]) throw new AppError('not_signed_in')
  return privacy.parse(rows[0].privacy)
}

/** Sets what the own profile shows. */
export async function changePrivacy(pool: pg.Pool, actor: Actor, chosen: Privacy): Promise<Privacy> {
  const { rowCount } = await pool.query('UPDATE user_account SET privacy = $2 WHERE id = $1', [
    actor.userId,
    JSON.stringify(chosen),
  ])
  if (!rowCount) throw new AppError('not_signed_in')
  return chosen
}
