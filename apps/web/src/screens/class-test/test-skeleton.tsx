import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './class-test.module.css'

/** Stands for a test while it loads. */
export function TestSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={label}>
        <div className={styles.waiting}>
          <Skeleton width="75%" height="2.75rem" />
          <Skeleton width="90%" height="1.5rem" />
          <Skeleton height="9rem" />
          <Skeleton width="10rem" height="3rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
