import type { PublicVocabulary, VocabularySearch } from '@wordhoard/contracts/custom-vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { shows } from '../profiles/visibility-text'

interface DatabaseVocabulary extends Omit<PublicVocabulary, 'updated_at'> {
  readonly updated_at: Date
}

/** SQL of the words of a list's name; the index `custom_voc_public_name_idx` holds just this. */
const wordsOfName = `to_tsvector('simple', translate(v.name_lower, '-/.:@_+''’', '         '))`

/** What is typed as a query of which every word begins a word of the name; undefined when it has no letter or digit. */
function queryOf(search: string): string | undefined {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.map((word) => `${word}:*`).join(' & ')
}

/**
 * Public word lists of others, the one last changed first: all, or those by a name or an owner. Lists without a word are
 * left out, and those of people whose profile shows none.
 */
export async function searchedVocabularies(
  pool: pg.Pool,
  actor: Actor,
  { search, limit, offset }: VocabularySearch,
): Promise<PublicVocabulary[]> {
  const values: unknown[] = [actor.userId, limit, offset]
  const typed = search?.toLowerCase()
  let found = ''
  if (typed) {
    const query = queryOf(typed)
    const byName = query ? `${wordsOfName} @@ to_tsquery('simple', $5)` : 'strpos(v.name_lower, $5) > 0'
    // Found first, each by its index: walking through all lists by date until a page is full would read every name.
    found = `found AS MATERIALIZED (
      SELECT v.id FROM custom_voc v WHERE v.access_modifier = 'public' AND ${byName} UNION
      SELECT v.id FROM custom_voc v JOIN user_account u ON u.id = v.user_id
      WHERE v.access_modifier = 'public' AND u.username_lower = $4)`
    values.push(typed.replace(/^@/, ''), query ?? typed)
  }
  const { rows } = await pool.query<DatabaseVocabulary>(
    `${found && `WITH ${found}`}
     SELECT v.id, v.name, v.description, v.updated_at, u.username,
       (SELECT count(*)::int FROM custom_voc_spell w WHERE w.voc_id = v.id) AS total_spells
     FROM custom_voc v JOIN user_account u ON u.id = v.user_id ${found && 'JOIN found ON found.id = v.id'}
     WHERE v.access_modifier = 'public' AND v.user_id <> $1 AND ${shows('u', 'shows_vocabularies', '$1')}
       AND EXISTS (SELECT FROM custom_voc_spell w WHERE w.voc_id = v.id)
     ORDER BY v.updated_at DESC, v.id DESC LIMIT $2 OFFSET $3`,
    values,
  )
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}
