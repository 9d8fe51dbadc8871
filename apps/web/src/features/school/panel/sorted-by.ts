import type { Direction } from './panel-state'

interface Order<Column extends string> {
  readonly sort: Column
  readonly dir: Direction
  readonly onSort: (column: Column, dir: Direction) => void
}

/** What the heading of a column needs: a second press on the one that a list is sorted by turns the order round. */
export function sortedBy<Column extends string>({ sort, dir, onSort }: Order<Column>) {
  return (column: Column) => {
    const isSorted = sort === column
    return {
      dir: isSorted ? dir : undefined,
      onSort: () => onSort(column, isSorted && dir === 'asc' ? 'desc' : 'asc'),
    }
  }
}
