import { useState } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../lib/person-name'
import { paths } from '../../../shell/paths'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import type { SortDirection } from '../../../ui/table/sort-heading'
import { progressMessages } from './messages'
import styles from './student-table.module.css'
import { inOrder } from './table-order'

export interface StudentRow {
  readonly student: {
    readonly id: number
    readonly username: string
    readonly first_name: string
    readonly last_name: string
  }
}

export interface StudentColumn<Row> extends Pick<DataColumn<Row>, 'key' | 'label' | 'cell'> {
  /** Returns the value to sort by. */
  readonly value: (row: Row) => number | string | null
}

interface StudentTableProps<Row extends StudentRow> {
  label: string
  rows: readonly Row[]
  columns: readonly StudentColumn<Row>[]
}

/** Students and their figures, sortable by column heading. On phones it scrolls sideways under the fixed names. */
export function StudentTable<Row extends StudentRow>({ label, rows, columns }: StudentTableProps<Row>) {
  const [order, setOrder] = useState<{ key: string; dir: SortDirection }>({ key: 'name', dir: 'asc' })
  const isDescending = order.dir === 'desc'
  const column = columns.find(({ key }) => key === order.key)
  // The server already sorts by last name.
  const sorted = column ? inOrder(rows, column.value, isDescending) : isDescending ? rows.toReversed() : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <DataTable
        className={styles.table}
        aria-label={label}
        columns={[
          { key: 'name', label: progressMessages.columns.student, sorts: 'asc', cell: nameCell },
          ...columns.map(({ key, label, cell }) => ({ key, label, sorts: 'desc' as const, cell })),
        ]}
        rows={sorted}
        rowKey={({ student }) => student.id}
        hasRowHeadings
        order={order}
        onSort={(key, dir) => setOrder({ key, dir })}
      />
    </section>
  )
}

function nameCell({ student }: StudentRow) {
  return (
    <Link to={paths.user(student.username)} dir="auto">
      {personName(student)}
    </Link>
  )
}
