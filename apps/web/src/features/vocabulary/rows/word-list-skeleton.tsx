import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { wordListMessages } from './messages'
import styles from './word-list.module.css'

/** Number of placeholder rows. */
const ROWS = 20

/** Placeholder for a page of words while it loads. */
export function WordListSkeleton() {
  return (
    <SkeletonGroup label={wordListMessages.loading}>
      <div className={styles.waiting}>
        {Array.from({ length: ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <div key={index} className={styles.waitingRow} data-skeleton-row>
            <Skeleton width={`${4 + ((index * 5) % 4)}rem`} />
            <Skeleton width={`${12 + ((index * 7) % 5)}rem`} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
