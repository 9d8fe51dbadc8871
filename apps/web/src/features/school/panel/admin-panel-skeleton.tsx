import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './admin-panel.module.css'
import { panelMessages } from './messages'

export function AdminPanelSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={panelMessages.loadingPanel}>
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="14rem" />
      </SkeletonGroup>
      <LinesSkeleton label={panelMessages.loading.classrooms} />
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
