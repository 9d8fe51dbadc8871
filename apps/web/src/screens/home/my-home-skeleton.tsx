import { cx } from '../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './my-home.module.css'
import { myHomeMessages } from './my-home-messages'

/** Placeholder while we don't know yet whether to show the first steps. */
export function MyHomeSkeleton() {
  return (
    <SkeletonGroup label={myHomeMessages.loading}>
      <div className={styles.columns}>
        <Skeleton className={cx(styles.due, styles.dueWaiting)} height="auto" />
        <div className={styles.side}>
          <Skeleton width="11rem" height="3rem" />
          <Skeleton height="9rem" />
        </div>
        <div className={styles.articles}>
          <Skeleton width="9rem" />
          <Skeleton className={styles.articlesWaiting} height="24rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** Placeholder of the first steps. */
export function FirstStepsSkeleton() {
  return (
    <div className={styles.stepsWaiting}>
      <SkeletonGroup label={myHomeMessages.loading}>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton height="0.4rem" />
        {['34%', '42%', '38%', '46%', '36%'].map((width) => (
          <div key={width} className={styles.stepWaiting}>
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="72%" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  )
}
