import type { ProfileVocabulary } from '@wordhoard/contracts/profiles'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { requireProfile } from './profile'
import { publicPage } from './public-vocabularies.queries'

/**
 * Returns a user's public vocabularies, most recently changed first; none if their profile hides them. Throws
 * `user_not_found`.
 */
export async function publicVocabularies(
  db: Queryable,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProfileVocabulary[]> {
  const { shows_vocabularies } = await requireProfile(db, actor, id)
  if (!shows_vocabularies && id !== actor.userId) return []
  const rows = await publicPage.fetchAll(db, { id, limit, offset })
  return rows.map(({ created_at, updated_at, total_spells, ...rest }) => ({
    ...rest,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    stat: { total_spells },
  }))
}
