import { type OwnPrivacy, type Privacy, privacy } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { hideNotice, privacyOfUser, updatePrivacy } from './privacy.queries'

/** What the own profile shows. Throws `not_signed_in` when the account is gone. */
export async function privacyOf(pool: pg.Pool, { userId }: Actor): Promise<OwnPrivacy> {
  return presentPrivacy(await privacyOfUser.fetchFirst(pool, { userId }))
}

/**
 * Sets what the own profile shows. Of a student whom a school keeps private, what would open them is set to their school.
 * Throws `not_signed_in` when the account is gone.
 */
export async function changePrivacy(pool: pg.Pool, { userId }: Actor, chosen: Privacy): Promise<OwnPrivacy> {
  return presentPrivacy(await updatePrivacy.fetchFirst(pool, { userId, chosen: JSON.stringify(chosen) }))
}

/** Stops showing the notice that the own profile was made private. */
export async function dismissNotice(pool: pg.Pool, { userId }: Actor): Promise<void> {
  await hideNotice.execute(pool, { userId })
}

function presentPrivacy(row: Awaited<ReturnType<typeof privacyOfUser.fetchFirst>>): OwnPrivacy {
  if (!row) throw new AppError('not_signed_in')
  const { privacy: chosen, ...rest } = row
  return { ...privacy.parse(chosen), ...rest }
}
