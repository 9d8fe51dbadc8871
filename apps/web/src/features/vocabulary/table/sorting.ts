import { type SortColumn, sortColumns } from '@wordhoard/contracts/fields/vocabulary-fields'

export type Direction = 'asc' | 'desc'

/** A column that a list is sorted by, with its direction. */
export interface Sort {
  readonly column: SortColumn
  readonly direction: Direction
}

/** Returns the columns that a list is not sorted by yet; each can be used once. */
export function otherColumns(sorts: readonly Sort[]): readonly SortColumn[] {
  return sortColumns.filter((column) => !sorts.some((sort) => sort.column === column))
}

/** Adds a column last, in ascending order; changes nothing if the list is already sorted by it. */
export function addSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.some((sort) => sort.column === column) ? sorts : [...sorts, { column, direction: 'asc' }]
}

export function removeSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.filter((sort) => sort.column !== column)
}

/** Reverses the direction of a column. */
export function toggleSort(sorts: readonly Sort[], column: SortColumn): readonly Sort[] {
  return sorts.map((sort) =>
    sort.column === column ? { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' } : sort,
  )
}

/** Stands for an empty sort order in an address, where leaving the parameter out means the default. */
const NO_SORT = 'none'

/** Parses a sort order such as `priority-desc,id-asc`; ignores unknown columns or directions and repeated columns. */
export function sortsFromText(text: string | null, byDefault: readonly Sort[]): readonly Sort[] {
  if (text === null) return byDefault
  if (text === NO_SORT) return []
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

/** Returns the text that `sortsFromText` parses; undefined for the default. */
export function sortsToText(sorts: readonly Sort[], byDefault: readonly Sort[]): string | undefined {
  const text = (list: readonly Sort[]) =>
    list.map(({ column, direction }) => `${column}-${direction}`).join(',') || NO_SORT
  return text(sorts) === text(byDefault) ? undefined : text(sorts)
}
