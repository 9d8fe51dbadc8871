import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styles from './sort-heading.module.css'

export type SortDirection = 'asc' | 'desc'

interface SortHeadingProps {
  label: string
  /** Direction if the list is sorted by this column, otherwise undefined. */
  dir: SortDirection | undefined
  className?: string | undefined
  onSort: () => void
}

/** A column heading that sorts the table. */
export function SortHeading({ label, dir, className, onSort }: SortHeadingProps) {
  const Arrow = dir === undefined ? ArrowUpDown : dir === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={dir && (dir === 'asc' ? 'ascending' : 'descending')} className={className}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <Arrow aria-hidden data-sorted={dir !== undefined || undefined} />
      </button>
    </th>
  )
}
