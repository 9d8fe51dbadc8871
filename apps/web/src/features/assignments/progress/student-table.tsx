import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../lib/person-name'
import { paths } from '../../../shell/paths'
import { SortHeading } from '../../../ui/sort-heading'
import styles from './student-table.module.css'
import { inOrder, nextOrder, type TableOrder } from './table-order'

export interface StudentRow {
  readonly student: {
    readonly id: number
    readonly username: string
    readonly first_name: string
    readonly last_name: string
  }
}

export interface StudentColumn<Row> {
  readonly key: string
  readonly label: string
  /** What it is sorted by. */
  readonly value: (row: Row) => number | string | null
  readonly shown: (row: Row) => ReactNode
}

interface StudentTableProps<Row extends StudentRow> {
  label: string
  rows: readonly Row[]
  columns: readonly StudentColumn<Row>[]
}

const nameOf = ({ student }: StudentRow) => personName(student)

/** Students and their figures; a column's heading sorts by it. Too wide for a phone, it scrolls beneath its names. */
export function StudentTable<Row extends StudentRow>({ label, rows, columns }: StudentTableProps<Row>) {
  const [order, setOrder] = useState<TableOrder<string>>({ key: 'name', isDescending: false })
  const column = columns.find(({ key }) => key === order.key)
  // By name as the server sorts them: by last name first.
  const sorted = column
    ? inOrder(rows, column.value, order.isDescending)
    : order.isDescending
      ? rows.toReversed()
      : rows
  const heading = (key: string, text: string, beginsDescending: boolean) => {
    const isIt = order.key === key
    return (
      <SortHeading
        key={key}
        label={text}
        dir={isIt ? (order.isDescending ? 'desc' : 'asc') : undefined}
        onSort={() => setOrder(nextOrder(order, key, beginsDescending))}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heading('name', 'Student', false)}
            {columns.map(({ key, label }) => heading(key, label, true))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.student.id}>
              <th scope="row">
                <Link to={paths.user(row.student.username)} dir="auto">
                  {nameOf(row)}
                </Link>
              </th>
              {columns.map(({ key, shown }) => (
                <td key={key}>{shown(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
