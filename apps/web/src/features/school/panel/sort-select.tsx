import { FilterSelect } from '../../../ui/filters/filter-bar'
import styles from '../panel-table.module.css'
import type { Direction } from './panel-state'

interface SortSelectProps<Column extends string> {
  /** Each column with what its two orders are called. */
  columns: readonly { column: Column; asc: string; desc: string }[]
  sort: Column
  dir: Direction
  onSort: (column: Column, dir: Direction) => void
}

/** The order of a list where there is no room for headings. */
export function SortSelect<Column extends string>({ columns, sort, dir, onSort }: SortSelectProps<Column>) {
  return (
    <div className={styles.sortSelect}>
      <FilterSelect
        label="Order"
        value={`${sort} ${dir}`}
        options={columns.flatMap(({ column, asc, desc }) => [
          { value: `${column} asc`, label: asc },
          { value: `${column} desc`, label: desc },
        ])}
        onChange={({ target }) => {
          const chosen = columns.find(({ column }) => target.value.startsWith(`${column} `))
          if (chosen) onSort(chosen.column, target.value.endsWith(' asc') ? 'asc' : 'desc')
        }}
      />
    </div>
  )
}
