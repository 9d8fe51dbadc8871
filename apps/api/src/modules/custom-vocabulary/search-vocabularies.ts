import type { PublicVocabulary, VocabularySearch } from '@wordhoard/contracts/custom-vocabulary'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { foundVocabularies, latestVocabularies, noVocabulary } from './search-vocabularies.queries'

/**
 * Returns the `to_tsquery` query in which every typed word is the prefix of a word in the name; undefined if nothing
 * typed is a letter or digit.
 */
function queryOf(search: string): string | undefined {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.map((word) => `${word}:*`).join(' & ')
}

/**
 * Lists other people's public vocabularies, most recently changed first: all of them, or those matching a name or an
 * owner. Leaves out empty ones, and those of people whose profile shows none.
 */
export async function searchVocabularies(
  db: Queryable,
  { userId }: Actor,
  { search, limit, offset, before, before_id }: VocabularySearch,
): Promise<PublicVocabulary[]> {
  const start = before === undefined ? noVocabulary : { before, beforeId: before_id ?? 0 }
  const rows = await pageOf(db, { userId, limit, offset, ...start }, search?.toLowerCase())
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

function pageOf(
  db: Queryable,
  page: Parameters<typeof latestVocabularies.fetchAll>[1],
  typed: string | undefined,
) {
  if (!typed) return latestVocabularies.fetchAll(db, page)
  const words = queryOf(typed)
  const found = foundVocabularies({ by: words ? 'words' : 'letters' })
  return found.fetchAll(db, { ...page, name: words ?? typed, owner: typed.replace(/^@/, '') })
}
