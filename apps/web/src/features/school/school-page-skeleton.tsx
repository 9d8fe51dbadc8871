import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './school-page.module.css'
import { schoolPageMessages } from './school-page-messages'

export function SchoolPageSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={schoolPageMessages.loading}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="8rem" />
        <Skeleton height="4rem" />
        <Skeleton width="10rem" height="1.75rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </SkeletonGroup>
    </div>
  )
}
