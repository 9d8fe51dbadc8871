import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styles from './sort-heading.module.css'

export type SortDirection = 'asc' | 'desc'

interface SortHeadingProps {
  label: string
  /** How the list is sorted by this column; undefined when it is not. */
  dir: SortDirection | undefined
  className?: string | undefined
  onSort: () => void
}

/** A column's heading, by which a table is sorted. */
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
