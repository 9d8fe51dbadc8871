import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './admin-panel.module.css'

export function AdminPanelSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label="Loading the admin panel…">
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="14rem" />
      </SkeletonGroup>
      <LinesSkeleton label="Loading the classrooms…" />
    </div>
  )
}

/** Stands in for the rows of a list while it loads. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {['92%', '84%', '88%', '79%', '86%'].map((width) => (
        <Skeleton key={width} width={width} height="2.25rem" />
      ))}
    </SkeletonGroup>
  )
}
