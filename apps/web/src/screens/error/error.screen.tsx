import { RotateCcw, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, errorSentence, isNotFound, isOffline } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { canReload, isCodeMissing, reloadOnce } from '../../shell/updates/reload-once'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { errorMessages } from './messages'

/** Explains why a screen failed, and what the user can do about it. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) return <NotFoundScreen />
  if (error instanceof ApiError && error.status === 403) return <ForbiddenScreen />
  if (isCodeMissing(error)) return <CodeMissingScreen />
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

/**
 * Reloads the page once, which brings the newest version, because browsers don't request a failed file again. If that
 * doesn't help, says what does.
 */
function CodeMissingScreen() {
  const [isReloading] = useState(canReload)
  useEffect(() => {
    if (isReloading) reloadOnce()
  }, [isReloading])
  return isReloading ? <div aria-busy="true" /> : <CodeMissing />
}

function CodeMissing() {
  const isOnline = navigator.onLine
  const isUser = useSession(({ status }) => status === 'user')
  usePageTitle(isOnline ? errorMessages.codeMissing.pageTitle : errorMessages.offline)
  const { title, text } = isOnline ? errorMessages.codeMissing : errorMessages.notOnDevice
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="primary" icon={<RotateCcw />} onClick={() => window.location.reload()}>
            {errorMessages.reload}
          </Button>
          {!isOnline && isUser && (
            <Link className={buttonClass()} to={paths.onThisDevice}>
              {errorMessages.notOnDevice.whatIsKept}
            </Link>
          )}
        </>
      }
    />
  )
}
