import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import styles from './own-home.module.css'

/** The shapes of the first page while it is not known which one it will be. */
export function OwnHomeSkeleton() {
  return (
    <SkeletonGroup label="Loading your page…">
      <div className={styles.columns}>
        <Skeleton className={styles.due} height="9.5rem" />
        <div className={styles.side}>
          <Skeleton width="11rem" height="3rem" />
          <Skeleton height="9rem" />
        </div>
        <div className={styles.articles}>
          <Skeleton width="9rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
