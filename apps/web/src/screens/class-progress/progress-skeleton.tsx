import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { classProgressMessages } from './messages'
import styles from './progress.module.css'

export function ProgressSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={classProgressMessages.loading}>
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
