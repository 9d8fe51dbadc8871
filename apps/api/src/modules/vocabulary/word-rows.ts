import type { Row, SortColumn, WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { Item } from '@wordhoard/contracts/vocabulary'
import { AppError } from '../../lib/app-error'

/** States by the number that the database generates. */
const statesByCode: readonly WordState[] = ['met', 'new', 'learning', 'known', 'ignored']

/** The number of a state in column `state`. */
export function stateCode(state: WordState): number {
  return statesByCode.indexOf(state)
}

/** The state of a number in column `state`. */
export function stateOf(code: number): WordState {
  return statesByCode[code] ?? 'met'
}

/** What a user did with a word (column `mark`). */
export const marks = { met: 0, new: 1, known: 2, ignored: 3 } as const

/** Whether the time of a word has come: it was practised, and its learner has not said that they know it or want it away. */
export const isDue = 'i.next_repeated_at <= now() AND i.priority > 0 AND i.mark < 2'

/** Columns of an item as lists read them; `id` as a number, since no list of ours passes 2^53 words. */
export const rowColumns = `i.id::float8 AS id, i.spell_id, i.spell_lower, i.priority, i.score, i.streak, i.repeat_count,
  i.added_at, i.last_repeated_at, i.next_repeated_at, i.state`
export const itemColumns = `${rowColumns}, i.met_count, i.lookup_count`

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
}

export function presentedRow(row: DatabaseRow): Row {
  return {
    ...row,
    score: row.score === null ? null : rounded(row.score),
    added_at: row.added_at.toISOString(),
    last_repeated_at: row.last_repeated_at?.toISOString() ?? null,
    next_repeated_at: row.next_repeated_at?.toISOString() ?? null,
    state: row.state === null ? null : stateOf(row.state),
  }
}

export function presentedItem(item: DatabaseItem): Item {
  return {
    ...presentedRow(item),
    priority: item.priority,
    score: rounded(item.score),
    streak: item.streak,
    repeat_count: item.repeat_count,
    state: stateOf(item.state),
    met_count: item.met_count,
    lookup_count: item.lookup_count,
  }
}

/** The database keeps single precision, whose noise nobody wants to read. */
export function rounded(score: number): number {
  return Math.round(score * 1e4) / 1e4
}

/** What a list sorts by, in SQL; only these texts ever get into a statement. */
const sqlColumns: Record<SortColumn, string> = {
  spell_id: 'spell_lower',
  priority: 'priority',
  score: 'score',
  repeat_count: 'repeat_count',
  id: 'id',
}

/**
 * The ORDER BY of a list; ties are broken by when words were added, so that pages are stable. Words without a value come
 * last. Throws `AppError('invalid_input')` when columns and directions do not go in pairs.
 *
 * @param tables alias of the table that each column is read from
 */
export function orderBy(
  query: {
    readonly orders_by?: readonly SortColumn[] | undefined
    readonly orders_dir?: readonly string[] | undefined
  },
  tables: Record<SortColumn, string> = {
    spell_id: 'i',
    priority: 'i',
    score: 'i',
    repeat_count: 'i',
    id: 'i',
  },
): string {
  const columns = query.orders_by ?? []
  const directions = query.orders_dir ?? []
  if (columns.length !== directions.length) {
    throw new AppError('invalid_input', [
      { loc: ['query', 'orders_dir'], msg: 'Each column needs a direction', type: 'custom' },
    ])
  }
  const parts = columns.map((column, index) => {
    const direction = directions[index] === 'desc' ? 'DESC' : 'ASC'
    const nulls = tables[column] === tables.id ? '' : ' NULLS LAST'
    return `${tables[column]}.${sqlColumns[column]} ${direction}${nulls}`
  })
  if (!columns.includes('id')) parts.push(`${tables.id}.id ASC`)
  return `ORDER BY ${parts.join(', ')}`
}
