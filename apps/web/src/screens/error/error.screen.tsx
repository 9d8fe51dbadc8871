import { RotateCcw, WifiOff } from 'lucide-react'
import { ApiError, errorSentence, isNotFound, isOffline } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { errorMessages } from './messages'

/** Explains why a screen failed, and what the user can do about it. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) return <NotFoundScreen />
  if (error instanceof ApiError && error.status === 403) return <ForbiddenScreen />
  if (error instanceof Error && error.name === 'ChunkError') return <ChunkErrorScreen />
  return <FaultScreen error={error} onRetry={onRetry} />
}

function FaultScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle(errorMessages.failed)
  return (
    <ErrorState
      level={1}
      title={isOffline(error) ? errorMessages.offline : errorMessages.failed}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
    />
  )
}

/** Browsers retry failed files only after a reload, which also brings the newest version. */
function ChunkErrorScreen() {
  usePageTitle(errorMessages.codeMissing.pageTitle)
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title={errorMessages.codeMissing.title}
      text={errorMessages.codeMissing.text}
      actions={
        <Button variant="primary" icon={<RotateCcw />} onClick={() => window.location.reload()}>
          {errorMessages.reload}
        </Button>
      }
    />
  )
}
