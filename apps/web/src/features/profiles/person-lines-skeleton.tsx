import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './person-line.module.css'

/** Stands in for a list of people while it loads. */
export function PersonLinesSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonGroup label={label}>
      <div>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div key={line} className={styles.skeleton}>
            <Skeleton className={styles.round} width="40px" height="40px" />
            <div className={styles.skeletonNames}>
              <Skeleton width={`${7 + ((line * 3) % 4)}rem`} />
              <Skeleton width="6rem" height="0.8em" />
            </div>
            <Skeleton width="5.5rem" height="2.5rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
