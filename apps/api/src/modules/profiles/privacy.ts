import { type OwnPrivacy, type Privacy, privacy } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isKeptPrivate } from './visibility-text'

interface DatabasePrivacy {
  readonly privacy: object
  readonly is_kept_private: boolean
  readonly is_in_school: boolean
}

const columns = `privacy, ${isKeptPrivate('user_account.id')} AS is_kept_private,
  EXISTS (SELECT FROM school_member x WHERE x.user_id = user_account.id AND x.is_active) AS is_in_school`
const own = `SELECT ${columns} FROM user_account WHERE id = $1`

/** What the own profile shows. Throws `not_signed_in` when the account is gone. */
export async function privacyOf(pool: pg.Pool, actor: Actor): Promise<OwnPrivacy> {
  return presented(await pool.query<DatabasePrivacy>(own, [actor.userId]))
}

/**
 * Sets what the own profile shows. Of a student whom a school keeps private, what would open them is set to their school.
 * Throws `not_signed_in` when the account is gone.
 */
export async function changePrivacy(pool: pg.Pool, actor: Actor, chosen: Privacy): Promise<OwnPrivacy> {
  const change = `
    UPDATE user_account SET privacy = $2::jsonb || CASE WHEN ${isKeptPrivate('user_account.id')} THEN jsonb_build_object(
      'visible_to', 'school',
      'messages_from', CASE $2::jsonb->>'messages_from' WHEN 'everyone' THEN 'school' ELSE $2::jsonb->>'messages_from' END
    ) ELSE '{}' END
    WHERE id = $1 RETURNING ${columns}`
  return presented(await pool.query<DatabasePrivacy>(change, [actor.userId, JSON.stringify(chosen)]))
}

/** Stops showing the notice that the own profile was made private. */
export async function dismissNotice(pool: pg.Pool, actor: Actor): Promise<void> {
  await pool.query('UPDATE user_account SET privacy_notice = false WHERE id = $1', [actor.userId])
}

function presented({ rows }: pg.QueryResult<DatabasePrivacy>): OwnPrivacy {
  if (!rows[0]) throw new AppError('not_signed_in')
  const { privacy: chosen, ...rest } = rows[0]
  return { ...privacy.parse(chosen), ...rest }
}
