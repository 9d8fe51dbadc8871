import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { layoutMessages } from './messages'
import styles from './screen-fallback.module.css'

/** Placeholder while a screen's code loads. Appears with a delay, because it's mostly not needed. */
export function ScreenFallback() {
  return (
    <div className={styles.fallback}>
      <SkeletonGroup label={layoutMessages.loadingPage}>
        <Skeleton width="40%" height="2.25rem" />
        <Skeleton width="92%" />
        <Skeleton width="97%" />
        <Skeleton width="64%" />
      </SkeletonGroup>
    </div>
  )
}
