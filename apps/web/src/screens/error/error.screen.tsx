import { RotateCcw, WifiOff } from 'lucide-react'
import { ApiError, errorSentence, isNotFound, isOffline } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'

/** Explains why a screen failed, and what the user can do about it. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) return <NotFoundScreen />
  if (error instanceof ApiError && error.status === 403) return <ForbiddenScreen />
  if (error instanceof Error && error.name === 'ChunkError') return <ChunkErrorScreen />
  return <FaultScreen error={error} onRetry={onRetry} />
}

function FaultScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Something went wrong')
  return (
    <ErrorState
      level={1}
      title={isOffline(error) ? 'No connection' : 'Something went wrong'}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
    />
  )
}

/** Browsers retry failed files only after a reload, which also brings the newest version. */
function ChunkErrorScreen() {
  usePageTitle('Please reload')
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title="This page didn’t arrive"
      text="The connection was interrupted, or a newer version has been published. Reloading puts it right."
      actions={
        <Button variant="primary" icon={<RotateCcw />} onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  )
}
