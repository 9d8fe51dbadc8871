import { hasSessionHint, useSession } from './session.store'
import { listenToTabs } from './session-channel'

/** The rest of the session's code is loaded only for users with a session. */
const load = () => import('./session')

/** Loads the code and runs `act`; on failure the next event tries again. */
function withSession(act: (session: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(act, (error: unknown) => {
    console.warn('The session’s code could not be loaded', error)
    useSession.setState({ failure: error instanceof Error ? error : new Error(String(error)) })
  })
}

const isStatusOutdated = (): boolean => {
  const { status } = useSession.getState()
  return status === 'unknown' || (status === 'user') !== hasSessionHint()
}

/** Determines who is logged in and follows other tabs; call once. For visitors it sends no request. */
export function startSession(): void {
  const restore = () => withSession((session) => void session.restoreSession())
  if (useSession.getState().status === 'unknown') restore()
  else forgetRememberedUser()
  listenToTabs((message) => withSession((session) => session.followTab(message)))
  const catchUp = () => {
    if (document.visibilityState === 'hidden' || !isStatusOutdated()) return
    if (useSession.getState().status === 'unknown') restore()
    else withSession((session) => session.followCookie())
  }
  document.addEventListener('visibilitychange', catchUp)
  window.addEventListener('pageshow', catchUp)
  window.addEventListener('online', catchUp)
}

/** Removes what a session that has ended meanwhile has left; see remembered-user.ts. */
function forgetRememberedUser(): void {
  try {
    localStorage.removeItem('session-user')
  } catch (error) {
    console.info('The remembered user cannot be removed', error)
  }
}
