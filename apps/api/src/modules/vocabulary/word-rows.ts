import type { Row, SortColumn } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { Item } from '@wordhoard/contracts/vocabulary'
import { parseSorts, type Sort } from '../../lib/sorts'
import { stateOf } from '../../lib/words/word-state-codes'

/** Priority of a saved word. */
export const SAVED_PRIORITY = 2

export interface DatabaseRow {
  readonly id: number
  readonly spell_id: number
  readonly spell_lower: string
  readonly priority: number | null
  readonly score: number | null
  readonly streak: number | null
  readonly repeat_count: number | null
  readonly added_at: Date
  readonly last_repeated_at: Date | null
  readonly next_repeated_at: Date | null
  readonly state: number | null
}

export interface DatabaseItem extends DatabaseRow {
  readonly priority: number
  readonly score: number
  readonly streak: number
  readonly repeat_count: number
  readonly state: number
  readonly met_count: number
  readonly lookup_count: number
  readonly note: string | null
}

export function presentRow(row: DatabaseRow): Row {
  return {
    ...row,
    score: row.score === null ? null : roundScore(row.score),
    added_at: row.added_at.toISOString(),
    last_repeated_at: row.last_repeated_at?.toISOString() ?? null,
    next_repeated_at: row.next_repeated_at?.toISOString() ?? null,
    state: row.state === null ? null : stateOf(row.state),
  }
}

export function presentItem(item: DatabaseItem): Item {
  return {
    ...presentRow(item),
    priority: item.priority,
    score: roundScore(item.score),
    streak: item.streak,
    repeat_count: item.repeat_count,
    state: stateOf(item.state),
    met_count: item.met_count,
    lookup_count: item.lookup_count,
    note: item.note,
  }
}

/** Rounds away the noise of the database's single precision. */
export function roundScore(score: number): number {
  return Math.round(score * 1e4) / 1e4
}

/** A sort column of a list of words, with its direction. */
export type WordSort = Sort<SortColumn>

/**
 * Returns the sort columns that a query asks for, and at the end the time words were added, so that pages are stable.
 * Throws `invalid_input` if columns and directions don't come in pairs.
 */
export function wordSorts(query: Parameters<typeof parseSorts<SortColumn>>[0]): WordSort[] {
  const sorts = parseSorts(query)
  return sorts.some(({ column }) => column === 'id') ? sorts : [...sorts, { column: 'id', direction: 'asc' }]
}
