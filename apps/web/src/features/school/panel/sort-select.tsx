import { FilterSelect } from '../../../ui/filters/filter-bar'
import styles from '../panel-table.module.css'
import { panelMessages } from './messages'
import type { Direction } from './panel-state'

interface SortSelectProps<Column extends string> {
  /** The columns, with labels for both directions. */
  columns: readonly { column: Column; asc: string; desc: string }[]
  sort: Column
  dir: Direction
  onSort: (column: Column, dir: Direction) => void
}

/** A select for the order of a list where there is no room for column headings. */
export function SortSelect<Column extends string>({ columns, sort, dir, onSort }: SortSelectProps<Column>) {
  return (
    <div className={styles.sortSelect}>
      <FilterSelect
        label={panelMessages.sort}
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
