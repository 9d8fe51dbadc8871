import { cx } from '../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './my-home.module.css'
import { myHomeMessages } from './my-home-messages'

/** Placeholder while we don't know yet whether to show the first steps, or while their code loads. */
export function MyHomeSkeleton() {
  return (
    <SkeletonGroup label={myHomeMessages.loading}>
      <div className={styles.columns}>
        <Skeleton className={cx(styles.due, styles.dueWaiting)} height="auto" />
        <div className={styles.today}>
          <Skeleton width="11rem" height="3.5rem" />
          <Skeleton width="11rem" height="3rem" />
          <Skeleton height="9rem" />
        </div>
        <div className={styles.continue}>
          <Skeleton width="9rem" />
          <Skeleton height="4rem" />
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
        {['44%', '58%', '52%', '48%', '56%', '46%', '50%'].map((width) => (
          <div key={width} className={styles.stepWaiting}>
            <Skeleton width={width} height="1.25rem" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  )
}
