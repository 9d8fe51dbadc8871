import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { logout, type Session } from '@wordhoard/contracts/sessions'
import { ApiError, isOffline, isUnauthorised } from '../http/api-error'
import { call } from './call'
import { hasSessionHint, isUserOrUnknown, updateSessionUser, useSession } from './session.store'
import { notifyTabs, type TabMessage } from './session-channel'
import { refreshSettled, refreshToken } from './session-refresh'
import { beginSession, forgetSession, leaveSession, resumeSession } from './session-state'
import { waitToRetry } from './session-wait'

let restoring: Promise<void> | undefined

/**
 * Uses the refresh cookie to determine who is logged in. Only a refusal by the server logs the user out; while the
 * server can't be reached, the session goes on with what is kept on this device, or else the status stays `unknown` and
 * the request is repeated.
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
      const userId = isOffline(error) ? await findKeptUser() : undefined
      if (useSession.getState().status !== 'unknown') return
      // Without a network, the user sees what is kept for them. The next call that arrives renews the token.
      if (userId !== undefined) resumeSession(userId)
      else {
        useSession.setState({ failure: error instanceof Error ? error : new Error(String(error)) })
        await waitToRetry(attempt)
      }
    }
  }
  await loadUser()
}

/** Returns the user for whom answers are kept on this device. */
async function findKeptUser(): Promise<number | undefined> {
  const marker = await import('../kept/kept-marker').catch(() => undefined)
  return marker?.ownerOfKept()
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
      if (useSession.getState().user?.user_id !== user.user_id) return
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

/**
 * Ends the session on the server, then in this browser.
 *
 * @throws ApiError when the server didn't end it; the session then continues.
 */
export async function signOut(): Promise<void> {
  await refreshSettled()
  await endSession(() => call(logout, {}))
}

/**
 * Makes a call that ends the session on the server, then ends it here. Background requests pause meanwhile, because
 * they would be refused.
 *
 * @throws what the call throws; the session then continues
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
    if (status !== 'visitor') leaveSession(undefined)
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
