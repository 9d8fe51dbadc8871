import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './classroom.module.css'
import { classAssignmentsMessages, classroomMessages } from './messages'

export function ClassroomSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={classroomMessages.loading}>
        <div className={styles.header}>
          <div className={styles.named}>
            <Skeleton width="10rem" />
            <Skeleton width="18rem" height="2.6rem" />
            <Skeleton width="80%" />
          </div>
        </div>
      </SkeletonGroup>
      <LinesSkeleton label={classAssignmentsMessages.loading} lines={3} />
    </div>
  )
}

export function LinesSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.waiting}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity
          <Skeleton key={line} width={`${90 - ((line * 23) % 40)}%`} height="1.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
