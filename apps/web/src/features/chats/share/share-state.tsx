import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { shareUiMessages } from './messages'
import styles from './share-dialog.module.css'

interface ShareStateProps {
  /** Why the list could not be loaded. */
  failure: string | null
  onRetry: () => void
  /** Text for an empty list; undefined while it is unknown whether the list is empty. */
  empty: string | undefined
}

/** Shown in place of a list of things to share. */
export function ShareState({ failure, onRetry, empty }: ShareStateProps) {
  if (empty) return <p className={styles.note}>{empty}</p>
  if (failure) {
    return (
      <p className={styles.note} role="alert">
        {failure} <Button onClick={onRetry}>{shareUiMessages.retry}</Button>
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
