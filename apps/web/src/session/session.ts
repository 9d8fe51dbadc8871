import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { logout, type Session } from '@wordhoard/contracts/sessions'
import { ApiError, isOffline, isUnauthorised } from '../http/api-error'
import { call } from './call'
import { hasSessionHint, isMaybeUser, updateSessionUser, useSession } from './session.store'
import { notifyTabs, type TabMessage } from './session-channel'
import { refreshSettled, refreshToken } from './session-refresh'
import { beginSession, forgetSession, leaveSession } from './session-state'
import { waitToRetry } from './session-wait'

let restoring: Promise<void> | undefined

/**
 * Finds out who is signed in, by the refresh cookie. Only the server's refusal signs out; while it cannot be reached the
 * status stays `unknown` and it is asked again.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = undefined
  })
  return restoring
}

async function restore(): Promise<void> {
  for (let attempt = 0; useSession.getState().status === 'unknown'; attempt += 1) {
    try {
      await refreshToken()
    } catch (error) {
      if (useSession.getState().status !== 'unknown') return
      useSession.setState({ failure: error instanceof Error ? error : new Error(String(error)) })
      await waitToRetry(attempt)
    }
  }
  await loadUser()
}

/** Fetches name and picture of who is signed in. A refusal means that there is no such user any more. */
async function loadUser(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { status, user } = useSession.getState()
    if (status !== 'user' || !user) return
    try {
      const info = await call(getMyUserInfo, {})
      if (useSession.getState().user?.user_id !== user.user_id) return
      const { username, first_name, last_name, avatarId } = info
      return updateSessionUser({ username, first_name, last_name, avatarId })
    } catch (error) {
      if (useSession.getState().user?.user_id !== user.user_id) return
      if (isRefusal(error)) return forgetSession('lost')
      // An answer that nobody understands would be no better the next time; the name stays unknown.
      if (!isTemporary(error)) return
      await waitToRetry(attempt)
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status)

const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (isOffline(error) || error.status === 429 || error.status >= 500)

/**
 * Signs in with what a call of login, registration or a new password answers.
 *
 * @param begin makes the call; it begins when no renewal of an older session is on its way.
 * @throws ApiError what the call was refused with; after a 401 nobody is signed in.
 */
export async function signIn(begin: () => Promise<Session>): Promise<void> {
  await refreshSettled()
  let session: Session
  try {
    session = await begin()
  } catch (error) {
    if (isUnauthorised(error) && isMaybeUser()) forgetSession(undefined)
    throw error
  }
  beginSession(session)
  void loadUser()
}

/**
 * Ends the session on the server and then here.
 *
 * @throws ApiError when the server did not do it: then the session goes on.
 */
export async function signOut(): Promise<void> {
  await refreshSettled()
  await endSession(() => call(logout, {}))
}

/**
 * Calls the server to end the session, then ends it here. Background requests stop meanwhile: they would be refused.
 *
 * @throws what the call throws; the session then goes on
 */
export async function endSession(end: () => Promise<unknown>): Promise<void> {
  useSession.setState({ isEnding: true })
  notifyTabs({ kind: 'ending' })
  try {
    await end()
  } catch (error) {
    useSession.setState({ isEnding: false })
    notifyTabs({ kind: 'goes-on' })
    throw error
  }
  forgetSession('by-choice')
}

/** ms to wait for a tab that is ending the session: it may have been closed before the server answered. */
const LONGEST_ENDING = 60_000

let givingUp: ReturnType<typeof setTimeout> | undefined

/** Follows what another tab did. */
export function followTab(message: TabMessage): void {
  clearTimeout(givingUp)
  const { status, user } = useSession.getState()
  if (message.kind === 'ending' || message.kind === 'goes-on') {
    const isEnding = status === 'user' && message.kind === 'ending'
    useSession.setState({ isEnding })
    if (isEnding) givingUp = setTimeout(() => useSession.setState({ isEnding: false }), LONGEST_ENDING)
    return
  }
  if (message.kind === 'ended') {
    if (status !== 'visitor') leaveSession(undefined)
    return
  }
  if (status === 'user' && user?.user_id === message.userId) return
  leaveSession(undefined)
  useSession.setState({ status: 'unknown' })
  void restoreSession()
}

/** Catches up with other tabs where their messages did not arrive: a page kept aside, a browser without channels. */
export function followCookie(): void {
  const { status } = useSession.getState()
  if (status === 'user' && !hasSessionHint()) leaveSession(undefined)
  if (status !== 'visitor' || !hasSessionHint()) return
  useSession.setState({ status: 'unknown' })
  void restoreSession()
}
