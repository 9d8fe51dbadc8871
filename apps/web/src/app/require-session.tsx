import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { errorSentence } from '../http/api-error'
import { useSession } from '../session/session.store'
import { retryNow } from '../session/session-wait'
import { returnPath } from '../shell/auth-return'
import { paths } from '../shell/paths'
import { ErrorState } from '../ui/states/error-state'
import { ScreenFallback } from './layout/screen-fallback'
import { appMessages } from './messages'

/** Shows a screen to logged-in users; redirects visitors to the login, and back from there. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, failure, ended } = useSession()
  const { pathname, search } = useLocation()
  const wasUser = useRef(false)
  useEffect(() => {
    if (status === 'user') wasUser.current = true
  }, [status])
  if (status === 'user') return children
  if (status === 'unknown') {
    if (!failure) return <ScreenFallback />
    return (
      <ErrorState
        level={1}
        title={appMessages.noConnection}
        text={errorSentence(failure)}
        onRetry={retryNow}
      />
    )
  }
  // A user who logs out on this screen doesn't want to log in again.
  const isLeaving = wasUser.current && ended === 'by-choice'
  return <Navigate to={isLeaving ? paths.home : paths.login(pathname + search)} replace />
}

/**
 * Shows a login screen to visitors; redirects logged-in users, also those who have just logged in, to their
 * destination.
 */
export function OnlyVisitors({ children }: { children: ReactNode }) {
  const { status, failure } = useSession()
  const { search } = useLocation()
  if (status === 'user') return <Navigate to={returnPath(search)} replace />
  if (status === 'unknown' && !failure) return <ScreenFallback />
  return children
}

interface BySessionProps {
  visitors: ReactNode
  users: ReactNode
}

/**
 * Shows one of two screens at the same address: one for visitors, the other for users who are or seem to be logged in.
 */
export function BySession({ visitors, users }: BySessionProps) {
  const isVisitor = useSession(({ status }) => status === 'visitor')
  return isVisitor ? visitors : users
}
