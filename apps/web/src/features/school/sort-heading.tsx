import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Direction } from './panel-state'
import styles from './panel-table.module.css'

interface SortHeadingProps<Column extends string> {
  label: string
  column: Column
  sort: Column
  dir: Direction
  isNumber?: boolean
  onSort: (column: Column, dir: Direction) => void
}

/** A column's heading, by which the list is sorted: a second press turns the order round. */
export function SortHeading<Column extends string>({
  label,
  column,
  sort,
  dir,
  isNumber = false,
  onSort,
}: SortHeadingProps<Column>) {
  const isSorted = sort === column
  const Arrow = dir === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
      className={isNumber ? styles.number : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(column, isSorted && dir === 'asc' ? 'desc' : 'asc')}
      >
        {label}
        {isSorted && <Arrow aria-hidden />}
      </button>
    </th>
  )
}
