import { type OwnPrivacy, type Privacy, privacy } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { hideNotice, privacyOfUser, updatePrivacy } from './privacy.queries'

/** Returns the actor's own privacy settings. Throws `not_signed_in` if the account no longer exists. */
export async function privacyOf(pool: pg.Pool, { userId }: Actor): Promise<OwnPrivacy> {
  return presentPrivacy(await privacyOfUser.fetchFirst(pool, { userId }))
}

/**
 * Sets what the actor's profile shows. For a student whom a school keeps private, choices that would open the profile
 * are limited to the school. Throws `not_signed_in` if the account no longer exists.
 */
export async function changePrivacy(pool: pg.Pool, { userId }: Actor, chosen: Privacy): Promise<OwnPrivacy> {
  return presentPrivacy(await updatePrivacy.fetchFirst(pool, { userId, chosen: JSON.stringify(chosen) }))
}

/** Hides the notice that the actor's profile was made private. */
export async function dismissNotice(pool: pg.Pool, { userId }: Actor): Promise<void> {
  await hideNotice.execute(pool, { userId })
}

function presentPrivacy(row: Awaited<ReturnType<typeof privacyOfUser.fetchFirst>>): OwnPrivacy {
  if (!row) throw new AppError('not_signed_in')
  const { privacy: chosen, ...rest } = row
  return { ...privacy.parse(chosen), ...rest }
}
