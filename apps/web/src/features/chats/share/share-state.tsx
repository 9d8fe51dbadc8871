import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './share-dialog.module.css'

interface ShareStateProps {
  /** Why the list did not come. */
  failure: string | null
  onRetry: () => void
  /** What to say when there is nothing in it; undefined while that is unknown. */
  empty: string | undefined
}

/** What stands in the place of a list of things to share. */
export function ShareState({ failure, onRetry, empty }: ShareStateProps) {
  if (empty) return <p className={styles.note}>{empty}</p>
  if (failure) {
    return (
      <p className={styles.note} role="alert">
        {failure} <Button onClick={onRetry}>Try again</Button>
      </p>
    )
  }
  return (
    <SkeletonGroup>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </SkeletonGroup>
  )
}
