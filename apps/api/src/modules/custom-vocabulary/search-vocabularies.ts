import type { PublicVocabulary, VocabularySearch } from '@wordhoard/contracts/custom-vocabulary'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { foundVocabularies, latestVocabularies } from './search-vocabularies.queries'

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
  const isAfter = before !== undefined
  const page = { userId, limit, offset, before: before ?? '', beforeId: before_id ?? 0 }
  const rows = await pageOf(db, page, isAfter, search?.toLowerCase())
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

function pageOf(
  db: Queryable,
  page: Parameters<ReturnType<typeof latestVocabularies>['fetchAll']>[1],
  isAfter: boolean,
  typed: string | undefined,
) {
  if (!typed) return latestVocabularies({ isAfter }).fetchAll(db, page)
  const words = queryOf(typed)
  const found = foundVocabularies({ by: words ? 'words' : 'letters', isAfter })
  return found.fetchAll(db, { ...page, name: words ?? typed, owner: typed.replace(/^@/, '') })
}
