import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import type { Session } from '@wordhoard/contracts/sessions'
import { ApiError, isOffline, isUnauthorised } from '../http/api-error'
import { call } from './call'
import { recallUser, rememberSessionUser } from './remembered-user'
import { hasSessionHint, isUserOrUnknown, updateSessionUser, useSession } from './session.store'
import type { TabMessage } from './session-channel'
import { refreshSettled, refreshToken } from './session-refresh'
import { beginSession, forgetSession, leaveSession } from './session-state'
import { waitToRetry } from './session-wait'

rememberSessionUser()

/** How long the server may take to say who is logged in before the app opens for the remembered user, in ms. */
const MAX_RESTORE_MS = 3_000

let restoring: Promise<void> | undefined

/**
 * Uses the refresh cookie to determine who is logged in. Only a refusal by the server logs the user out. While the
 * server can't be reached, the app opens for the user who was logged in last; if this device remembers nobody, the
 * status stays `unknown`. The request is repeated.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = undefined
  })
  return restoring
}

async function restore(): Promise<void> {
  const timer = setTimeout(assumeUser, MAX_RESTORE_MS)
  for (let attempt = 0; useSession.getState().status === 'unknown'; attempt += 1) {
    try {
      await refreshToken()
    } catch (error) {
      if (isTemporary(error)) assumeUser()
      if (useSession.getState().status !== 'unknown') break
      useSession.setState({ failure: error instanceof Error ? error : new Error(String(error)) })
      await waitToRetry(attempt)
    }
  }
  clearTimeout(timer)
  // Also asks who is logged in again and again until the server has answered.
  await loadUser()
}

/** Opens the app for the remembered user. Calls still need the server, which may yet refuse this session. */
function assumeUser(): void {
  const user = recallUser()
  if (user && useSession.getState().status === 'unknown')
    useSession.setState({ status: 'user', user, failure: undefined, ended: undefined })
}

/** Fetches the name and picture of the logged-in user. A refusal means that the user no longer exists. */
async function loadUser(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { status, user } = useSession.getState()
    if (status !== 'user' || !user) return
    try {
      const info = await call(getMyUserInfo, {})
      if (useSession.getState().user?.user_id !== user.user_id) return
      const { username, first_name, last_name, avatarId, first_language, show_translations } = info
      return updateSessionUser({
        username,
        first_name,
        last_name,
        avatarId,
        first_language,
        show_translations,
      })
    } catch (error) {
      // Somebody else has logged in meanwhile.
      if (useSession.getState().user?.user_id !== user.user_id) continue
      if (isRefusal(error)) return forgetSession('lost')
      // An unexpected answer wouldn't be better the next time, so the name stays unknown.
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
 * Starts a session with the answer to a login, a registration or a password reset.
 *
 * @param begin makes the call; called once no renewal of an older session is running.
 * @throws the ApiError with which the call was refused; after a 401 nobody is logged in.
 */
export async function signIn(begin: () => Promise<Session>): Promise<void> {
  await refreshSettled()
  let session: Session
  try {
    session = await begin()
  } catch (error) {
    if (isUnauthorised(error) && isUserOrUnknown()) forgetSession(undefined)
    throw error
  }
  beginSession(session)
  void loadUser()
}

/** Maximum time in ms to wait for another tab to end the session: it may be closed before the server answers. */
const MAX_LOGOUT_MS = 60_000

let endingTimeout: ReturnType<typeof setTimeout> | undefined

/** Applies a message from another tab. */
export function followTab(message: TabMessage): void {
  clearTimeout(endingTimeout)
  const { status, user } = useSession.getState()
  if (message.kind === 'ending' || message.kind === 'goes-on') {
    const isEnding = status === 'user' && message.kind === 'ending'
    useSession.setState({ isEnding })
    if (isEnding) endingTimeout = setTimeout(() => useSession.setState({ isEnding: false }), MAX_LOGOUT_MS)
    return
  }
  if (message.kind === 'ended') {
    if (status !== 'visitor') leaveSession(message.byChoice ? 'elsewhere' : undefined)
    return
  }
  if (status === 'user' && user?.user_id === message.userId) return
  leaveSession(undefined)
  useSession.setState({ status: 'unknown' })
  void restoreSession()
}

/**
 * Catches up with other tabs whose messages didn't arrive: in a page restored from the cache, or a browser without
 * channels.
 */
export function followCookie(): void {
  const { status } = useSession.getState()
  if (status === 'user' && !hasSessionHint()) leaveSession(undefined)
  if (status !== 'visitor' || !hasSessionHint()) return
  useSession.setState({ status: 'unknown' })
  void restoreSession()
}
