import type { ProfileVocabulary } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { assertThere } from './profile'

interface DatabaseVocabulary extends Omit<ProfileVocabulary, 'created_at' | 'updated_at' | 'stat'> {
  readonly created_at: Date
  readonly updated_at: Date
  readonly total_spells: number
}

/**
 * Somebody's public vocabularies, the one last changed first; none when their profile does not show them. Throws
 * `user_not_found`.
 */
export async function publicVocabularies(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProfileVocabulary[]> {
  const { shows_vocabularies } = await assertThere(pool, actor, id)
  if (!shows_vocabularies && id !== actor.userId) return []
  const { rows } = await pool.query<DatabaseVocabulary>(
    `SELECT v.id, v.name, v.description, v.created_at, v.updated_at,
       (SELECT count(*)::int FROM custom_voc_spell w WHERE w.voc_id = v.id) AS total_spells
     FROM custom_voc v WHERE v.user_id = $1 AND v.access_modifier = 'public'
     ORDER BY v.updated_at DESC, v.id DESC LIMIT $2 OFFSET $3`,
    [id, limit, offset],
  )
  return rows.map(({ created_at, updated_at, total_spells, ...rest }) => ({
    ...rest,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    stat: { total_spells },
  }))
}
