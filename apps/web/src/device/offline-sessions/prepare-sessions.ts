import { createOfflineSessions } from '@wordhoard/contracts/offline/offline-sessions'
import { newIdempotencyKey } from '../../http/idempotency-key'
import { langQuery } from '../../languages/my-language.store'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { currentUserId } from '../outbox/entries'
import { withLock } from '../outbox/with-lock'
import { readReadySessions, storeSessions } from './ready-sessions'
import { fetchMedia } from './session-media'

/** Age from which on sessions are made anew, in ms: by then other words are due. */
const FRESH_MS = 12 * 3_600_000

let preparing: Promise<void> | undefined

/**
 * Fetches sessions for the words due within three days, with their sounds, unless there are fresh ones. Begun sessions
 * stay until they're finished.
 */
export function prepareSessions(): Promise<void> {
  preparing ??= withLock('offline-sessions', prepare).finally(() => {
    preparing = undefined
  })
  return preparing
}

async function prepare(): Promise<void> {
  const userId = currentUserId()
  if (userId === undefined) return
  const ready = await readReadySessions()
  const isFresh = ready.some(
    ({ session, left }) =>
      left.length === session.games.length && Date.now() - Date.parse(session.created_at) < FRESH_MS,
  )
  if (!isFresh) {
    const body = { has_audio: true, ...langQuery(), tz: timeZone() }
    const sessions = await call(createOfflineSessions, { body }, { idempotencyKey: newIdempotencyKey() })
    if (currentUserId() !== userId) return
    await storeSessions(userId, sessions)
  }
  const sessions = (await readReadySessions()).map(({ session }) => session)
  // A logout meanwhile has deleted the sounds, and no cache is to be made for them any more.
  if (currentUserId() === userId) await fetchMedia(sessions)
}
