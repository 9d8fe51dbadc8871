import type { ComponentProps, Key, ReactNode } from 'react'
import { cx } from '../cx'
import { VisuallyHidden } from '../visually-hidden'
import styles from './data-table.module.css'
import { type SortDirection, SortHeading } from './sort-heading'

export interface DataColumn<Row> {
  readonly key: string
  readonly label: string
  /** Shows the heading to screen readers only, where the cells' place makes their purpose plain. */
  readonly hideLabel?: boolean
  /** Applies to the heading and the cells. */
  readonly className?: string | undefined
  /** Makes the column sortable; the direction of the first click. */
  readonly sorts?: SortDirection
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row>
  extends Pick<ComponentProps<'table'>, 'aria-label' | 'aria-labelledby' | 'className'> {
  caption?: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  rowClass?: (row: Row) => string | undefined
  /** Makes the first cell of each row its heading. */
  hasRowHeadings?: boolean
  /** Column and direction by which the rows are sorted. */
  order?: { readonly key: string; readonly dir: SortDirection }
  /** Called when a column's heading is clicked; a second click reverses the direction. */
  onSort?: (key: string, dir: SortDirection) => void
}

/** Table of similar rows in the given order. The caller, who has all rows, does the sorting. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClass,
  hasRowHeadings = false,
  order,
  onSort,
  className,
  ...rest
}: DataTableProps<Row>) {
  const heading = ({ key, label, hideLabel, className, sorts }: DataColumn<Row>) => {
    if (!sorts) {
      return (
        <th key={key} scope="col" className={className}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </th>
      )
    }
    const dir = order?.key === key ? order.dir : undefined
    const next = dir === undefined ? sorts : dir === 'asc' ? 'desc' : 'asc'
    return (
      <SortHeading
        key={key}
        label={label}
        className={className}
        dir={dir}
        onSort={() => onSort?.(key, next)}
      />
    )
  }
  return (
    <table {...rest} className={cx(styles.table, className)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>{columns.map(heading)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowClass?.(row)}>
            {columns.map(({ key, className, cell }, at) =>
              hasRowHeadings && at === 0 ? (
                <th key={key} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
