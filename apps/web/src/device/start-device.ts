import { watchReach } from '../http/reach'
import { useSession } from '../session/session.store'
import { lockDraftsOf, unlockDraftsOf } from './locked-drafts'
import { prepareSessions } from './offline-sessions/prepare-sessions'
import { countWaiting, sendOutbox } from './outbox/outbox'
import { lockKey, protectKey } from './outbox/person-key'

/** How long after a login or a page load sessions are made ready, in ms: nothing that's on screen waits for it. */
const PREPARE_AFTER_MS = 20_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits on this device, and keeps ready what it needs without a network. Call once, for a logged-in user. */
export function startDevice(): void {
  const now = () => {
    void attempt(countWaiting)
    void attempt(sendOutbox)
  }
  let begunFor: number | undefined
  const begin = (userId: number) => {
    begunFor = userId
    now()
    // Without a network it couldn't be loaded any more.
    void attempt(() => import('./outbox/waiting-words'))
    void attempt(() => protectKey(userId)).then(() => attempt(() => unlockDraftsOf(userId)))
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(prepareSessions), PREPARE_AFTER_MS)
  }
  window.addEventListener('online', now)
  // A server that was away comes back without an event of the browser's.
  watchReach((isReached) => isReached && now())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now())
  useSession.subscribe(({ user, ended, isEnding }, before) => {
    // A session that is being ended needs nothing here any more.
    if (user && !isEnding && user.user_id !== begunFor) begin(user.user_id)
    if (!user) begunFor = undefined
    const lost = ended === 'lost' ? before.user?.user_id : undefined
    if (lost !== undefined) void attempt(() => lockDraftsOf(lost)).then(() => attempt(() => lockKey(lost)))
    if (!user && before.user) {
      clearTimeout(timer)
      void attempt(countWaiting)
    }
  })
  const { user, isEnding } = useSession.getState()
  if (user && !isEnding) begin(user.user_id)
}

/** What fails here is tried again at the next occasion; nobody waits for it. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.info('This device could not be prepared', error)
  }
}
