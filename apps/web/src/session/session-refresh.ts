import { refresh, type Session } from '@wordhoard/contracts/sessions'
import { ApiError, isUnauthorised } from '../http/api-error'
import { send } from '../http/http-send'
import { sessionMessages } from './messages'
import { hasSessionHint, isUserOrUnknown, useSession } from './session.store'
import { forgetSession, takeSession } from './session-state'
import { dropToken, freshToken, sessionGeneration } from './session-token'

/** Maximum time to wait for the lock, in ms; a suspended tab may hold it. */
const MAX_LOCK_WAIT_MS = 10_000

let running: Promise<string> | undefined

/** Returns true if there is a session, or a cookie of one that another tab started. */
export const hasSession = (): boolean => isUserOrUnknown() || hasSessionHint()

/** Returns the token for the next call, renewed if necessary; undefined for visitors. */
export async function accessTokenForCall(): Promise<string | undefined> {
  return freshToken() ?? (hasSession() ? refreshToken() : undefined)
}

/** Returns a new token after one was refused: that of a renewal in the meantime, or else of a new renewal. */
export async function tokenAfterRefusal(refused: string | undefined): Promise<string> {
  dropToken(refused)
  return freshToken() ?? refreshToken()
}

/**
 * Renews the access token with the cookie, once for all concurrent callers.
 *
 * @throws ApiError; with status 401 the session has ended and is forgotten, with any other it continues
 */
export function refreshToken(): Promise<string> {
  running ??= withRefreshLock(renew).finally(() => {
    running = undefined
  })
  return running
}

/** Waits for a running renewal, whatever its result, so that its cookie cannot arrive after a later one. */
export async function refreshSettled(): Promise<void> {
  await Promise.allSettled([running])
}

/** Makes tabs renew one after another, in browsers and contexts that support locks (https, localhost). */
async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let started = false
  const begin = () => {
    started = true
    return work()
  }
  try {
    return await navigator.locks.request(
      'session-refresh',
      { signal: AbortSignal.timeout(MAX_LOCK_WAIT_MS) },
      begin,
    )
  } catch (error) {
    // The lock was never granted. Going ahead is safe, because the server allows two renewals at once.
    if (!started) return work()
    throw error
  }
}

async function renew(): Promise<string> {
  const generation = sessionGeneration()
  let session: Session
  try {
    session = await send(refresh, {})
  } catch (error) {
    // At the start of a visit the user wasn't logged in yet, so no session was lost.
    const { status, isEnding } = useSession.getState()
    // While it is being ended here, whoever ends it says how.
    if (isUnauthorised(error) && generation === sessionGeneration() && !isEnding) {
      forgetSession(status === 'user' ? 'lost' : undefined)
    }
    throw error
  }
  const before = useSession.getState().user?.user_id
  if (generation !== sessionGeneration()) {
    // The user has logged in or out in the meantime.
    const token = freshToken()
    if (token === undefined) throw sessionEndedError()
    return token
  }
  takeSession(session)
  if (before !== undefined && before !== session.user_id) throw sessionEndedError()
  return session.access_token
}

/** Returns the error for calls that waited on behalf of a user who is no longer logged in. */
export function sessionEndedError(): ApiError {
  return new ApiError({ status: 401, code: 'not_signed_in', detail: sessionMessages.loggedOut })
}
