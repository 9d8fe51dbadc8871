import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { classProgressMessages } from './messages'
import styles from './progress.module.css'

/** A class’s page while it loads. */
export function ProgressSkeleton({ label = classProgressMessages.loading }: { label?: string }) {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={label}>
        <div className={styles.waiting}>
          <Skeleton width="9rem" />
          <Skeleton width="16rem" height="2.6rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
