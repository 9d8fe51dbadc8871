import { refresh, type Session } from '@wordhoard/contracts/sessions'
import { ApiError, isUnauthorised } from '../http/api-error'
import { send } from '../http/http-send'
import { hasSessionHint, isMaybeUser, useSession } from './session.store'
import { forgetSession, takeSession } from './session-state'
import { dropToken, freshToken, sessionGeneration } from './session-token'

/** ms that a tab waits for its turn; another that was put to sleep may hold it. */
const LONGEST_TURN = 10_000

let running: Promise<string> | undefined

/** Whether there is a session, or a cookie of one that another tab began. */
export const hasSession = (): boolean => isMaybeUser() || hasSessionHint()

/** The token for a call that is about to be made; undefined for visitors. */
export async function accessTokenForCall(): Promise<string | undefined> {
  return freshToken() ?? (hasSession() ? refreshToken() : undefined)
}

/** Another token than the one refused: that of a renewal made meanwhile, else of a new one. */
export async function tokenAfterRefusal(refused: string | undefined): Promise<string> {
  dropToken(refused)
  return freshToken() ?? refreshToken()
}

/**
 * Renews the access token by the cookie, once for all who ask meanwhile.
 *
 * @throws ApiError: with status 401 the session has come to its end and is forgotten; with any other it goes on
 */
export function refreshToken(): Promise<string> {
  running ??= withRefreshLock(renew).finally(() => {
    running = undefined
  })
  return running
}

/** Waits for a renewal on its way, whatever becomes of it: its cookie must not arrive after a later one. */
export async function refreshSettled(): Promise<void> {
  await Promise.allSettled([running])
}

/** Tabs renew one after another, where the browser lets them agree (https, localhost). */
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
      { signal: AbortSignal.timeout(LONGEST_TURN) },
      begin,
    )
  } catch (error) {
    // Never came to its turn. The server allows two tabs at once, so going ahead is safe.
    if (!started) return work()
    throw error
  }
}

async function renew(): Promise<string> {
  const number = sessionGeneration()
  let session: Session
  try {
    session = await send(refresh, {})
  } catch (error) {
    // At the start of a visit nobody has been signed in yet: that is no loss.
    if (isUnauthorised(error) && number === sessionGeneration()) {
      forgetSession(useSession.getState().status === 'user' ? 'lost' : undefined)
    }
    throw error
  }
  const before = useSession.getState().user?.user_id
  if (number !== sessionGeneration()) {
    // Signed in or out while this was on its way.
    const token = freshToken()
    if (token === undefined) throw sessionEndedError()
    return token
  }
  takeSession(session)
  if (before !== undefined && before !== session.user_id) throw sessionEndedError()
  return session.access_token
}

/** What waited for this renewal was meant for somebody who is no longer signed in. */
function sessionEndedError(): ApiError {
  return new ApiError({ status: 401, code: 'not_signed_in', detail: 'You are no longer logged in.' })
}
