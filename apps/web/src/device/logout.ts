import * as z from 'zod/mini'
import { isOffline } from '../http/api-error'
import { isReachable } from '../http/reach'
import { readStoredValue } from '../lib/stored-value'
import { useSession } from '../session/session.store'
import { signOut } from '../session/session-ending'
import { forgetSession } from '../session/session-state'
import { finishLogout } from './finish-logout'
import { listDrafts } from './locked-drafts'
import { LOGOUT_PENDING_KEY } from './logout-pending'
import { countEntries } from './outbox/entries'
import { sendOutbox } from './outbox/outbox'
import { useWaiting, useWaitingMessages } from './outbox/waiting.store'
import { clearPersonalStorage } from './personal-storage'

/** Maximum time to wait until everything has been sent, in ms. */
const MAX_SENDING_MS = 8_000

interface LeftOver {
  /** Number of unsent things and drafts, which only this device has. */
  readonly unsent: number
  /** Whether they couldn't be sent because there is no network. */
  readonly isAway: boolean
}

/** Returns how many things drafts are: each message counts that hasn't been sent. */
function countDrafts(): number {
  const countIn = (key: string) =>
    key.startsWith('unsentMessages:')
      ? (readStoredValue(() => localStorage, key, z.array(z.unknown()))?.length ?? 0)
      : 1
  return listDrafts().reduce((sum, key) => sum + countIn(key), 0)
}

/** Sends what waits, and returns what is left. */
export async function sendBeforeLogout(): Promise<LeftOver> {
  const userId = useSession.getState().user?.user_id
  if (userId === undefined) return { unsent: 0, isAway: false }
  const sending = Promise.all([sendOutbox(), useWaitingMessages.getState().send?.()])
  await Promise.race([sending, new Promise((done) => setTimeout(done, MAX_SENDING_MS))])
  const { waiting, refused, kinds } = (await countEntries(userId)) ?? useWaiting.getState()
  const { passed = 0 } = kinds
  const unsent = waiting - passed + refused + countDrafts()
  // Reports of words passed while reading come each minute: they are one thing, and only if nothing else is left.
  const isAway = waiting > 0 || !isReachable() || !navigator.onLine
  return { unsent: passed > 0 ? Math.max(unsent, 1) : unsent, isAway }
}

/**
 * Logs out and leaves nothing on this device. Without a network, the session ends here at once, and on the server as
 * soon as it can be reached.
 *
 * @throws ApiError when the server refused to end the session, which then continues
 */
export async function endOnThisDevice({
  isOfflineAllowed,
}: {
  readonly isOfflineAllowed: boolean
}): Promise<void> {
  let isEnded = true
  try {
    await signOut()
  } catch (error) {
    if (!isOfflineAllowed || !isOffline(error)) throw error
    isEnded = false
    forgetSession('by-choice')
  }
  await clearPersonalStorage()
  if (isEnded) return
  localStorage.setItem(LOGOUT_PENDING_KEY, '1')
  finishLogout()
}
