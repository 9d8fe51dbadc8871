import { hasSessionHint, useSession } from './session.store'
import { listenToTabs } from './session-channel'

/** The rest of the session's code is fetched only by those who have one. */
const load = () => import('./session')

/** Fetching it can fail as any file can; then the next occasion tries again. */
function withSession(act: (session: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(act, (error: unknown) => {
    console.warn('The session’s code did not arrive', error)
    useSession.setState({ failure: error instanceof Error ? error : new Error(String(error)) })
  })
}

const isBehind = (): boolean => {
  const { status } = useSession.getState()
  return status === 'unknown' || (status === 'user') !== hasSessionHint()
}

/** Call once: finds out who is signed in and keeps up with other tabs. A visitor's page makes no call for it. */
export function startSession(): void {
  const restore = () => withSession((session) => void session.restoreSession())
  if (useSession.getState().status === 'unknown') restore()
  listenToTabs((message) => withSession((session) => session.followTab(message)))
  const catchUp = () => {
    if (document.visibilityState === 'hidden' || !isBehind()) return
    if (useSession.getState().status === 'unknown') restore()
    else withSession((session) => session.followCookie())
  }
  document.addEventListener('visibilitychange', catchUp)
  window.addEventListener('pageshow', catchUp)
  window.addEventListener('online', catchUp)
}
