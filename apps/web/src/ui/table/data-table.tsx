import type { ComponentProps, Key, ReactNode } from 'react'
import { cx } from '../cx'
import { VisuallyHidden } from '../visually-hidden'
import styles from './data-table.module.css'
import { type SortDirection, SortHeading } from './sort-heading'

export interface DataColumn<Row> {
  readonly key: string
  readonly label: string
  /** The heading is for screen readers only; the place of the cells makes their purpose plain. */
  readonly hideLabel?: boolean
  /** Of the heading and the cells. */
  readonly className?: string | undefined
  /** The table can be sorted by it; which way round a first press sorts. */
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
  /** The first cell of a row names it. */
  hasRowHeadings?: boolean
  /** By which column the rows are sorted. */
  order?: { readonly key: string; readonly dir: SortDirection }
  /** A column's heading was pressed: a second press turns the order round. */
  onSort?: (key: string, dir: SortDirection) => void
}

/** Rows of the same kind in columns. The rows come as they are to be shown: sorting them is for whoever has them all. */
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
