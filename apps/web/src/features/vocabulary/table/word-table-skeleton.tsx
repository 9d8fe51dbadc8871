import { cx } from '../../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { tableMessages } from './messages'
import styles from './word-table.module.css'
import skeleton from './word-table-skeleton.module.css'

/** Number of placeholder rows. */
const ROWS = 20
/** Widths of placeholder words, in rem. */
const widths = [6, 4.5, 8, 5, 7, 3.5]

/** Placeholder for a page of words while it loads. */
export function WordTableSkeleton() {
  return (
    <SkeletonGroup label={tableMessages.loading}>
      <div className={cx(styles.table, skeleton.rows)}>
        {Array.from({ length: ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <div key={index} className={skeleton.row} data-skeleton-row>
            <Skeleton width={`${widths[index % widths.length]}rem`} />
            <Skeleton width="3rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
