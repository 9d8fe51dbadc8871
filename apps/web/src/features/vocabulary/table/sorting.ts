import { type SortColumn, sortColumns } from '@wordhoard/contracts/fields/vocabulary-fields'

export type Direction = 'asc' | 'desc'

/** One column that a list is sorted by. */
export interface Sort {
  readonly column: SortColumn
  readonly direction: Direction
}

/** What the columns are called. */
export const columnNames: Readonly<Record<SortColumn, string>> = {
  spell_id: 'Spell',
  priority: 'Priority',
  score: 'Score',
  repeat_count: 'Repeats',
  id: 'Added At',
}

export const directionNames: Readonly<Record<Direction, string>> = { asc: 'A-Z', desc: 'Z-A' }

/** Columns that a list is not yet sorted by: each may be chosen once. */
export function otherColumns(sorts: readonly Sort[]): readonly SortColumn[] {
  return sortColumns.filter((column) => !sorts.some((sort) => sort.column === column))
}

/** Adds a column as the last one, ascending; one that is there stays as it is. */
export function addSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.some((sort) => sort.column === column) ? sorts : [...sorts, { column, direction: 'asc' }]
}

export function removeSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.filter((sort) => sort.column !== column)
}

/** Turns the direction of a column round. */
export function toggleSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.map((sort) =>
    sort.column === column ? { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' } : sort,
  )
}

/** In an address nothing of the default has to stand, so that a list without any order needs a word for it. */
const NONE = 'none'

/** `priority-desc,id-asc`; what is no column, no direction or a column for the second time is passed over. */
export function sortsFromText(text: string | null, byDefault: readonly Sort[]): readonly Sort[] {
  if (text === null) return byDefault
  if (text === NONE) return []
  const sorts: Sort[] = []
  for (const part of text.split(',')) {
    const [, name, direction] = /^(\w+)-(asc|desc)$/.exec(part) ?? []
    const column = sortColumns.find((known) => known === name)
    if (column && !sorts.some((sort) => sort.column === column)) {
      sorts.push({ column, direction: direction as Direction })
    }
  }
  return sorts.length > 0 ? sorts : byDefault
}

/** The text for `sortsFromText`; undefined for the default. */
export function sortsToText(sorts: readonly Sort[], byDefault: readonly Sort[]): string | undefined {
  const text = (list: readonly Sort[]) =>
    list.map(({ column, direction }) => `${column}-${direction}`).join(',') || NONE
  return text(sorts) === text(byDefault) ? undefined : text(sorts)
}
