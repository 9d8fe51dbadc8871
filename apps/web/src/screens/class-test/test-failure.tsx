import { pages } from '@wordhoard/contracts/site/pages'
import { RotateCcw, WifiOff } from 'lucide-react'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { attemptMessages } from '../../features/assignments/tests/messages'
import { isOffline } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { Button } from '../../ui/button'
import { uiMessages } from '../../ui/messages'
import { EmptyState } from '../../ui/states/empty-state'
import styles from './class-test.module.css'

interface TestFailureProps {
  error: Error
  onRetry: () => void
  retrying: boolean
}

/** Shown in place of a test that could not be loaded; without a network, says why a test needs one. */
export function TestFailure({ error, onRetry, retrying }: TestFailureProps) {
  usePageTitle(pages.classTest.title)
  return (
    <div className={styles.failure}>
      {isOffline(error) ? (
        <EmptyState
          level={1}
          icon={<WifiOff />}
          title={attemptMessages.offlineTitle}
          text={`${attemptMessages.offline} ${attemptMessages.kept}`}
          actions={
            <Button icon={<RotateCcw />} onClick={onRetry} busy={retrying}>
              {uiMessages.tryAgain}
            </Button>
          }
        />
      ) : (
        <ClassFailure
          level={1}
          error={error}
          title={attemptMessages.notLoaded}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </div>
  )
}
