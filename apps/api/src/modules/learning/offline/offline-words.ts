import {
  MAX_OFFLINE_SESSIONS,
  OFFLINE_SESSION_WORDS,
  READY_DAYS,
} from '@wordhoard/contracts/offline/offline-sessions'
import { DAY_MS } from '@wordhoard/learning/days'
import type { Actor } from '../../../lib/actor'
import type { LearningDeps } from '../learning-deps'
import { type QueuedWord, wordsToPractise } from '../practice-words'

const MAX_WORDS = MAX_OFFLINE_SESSIONS * OFFLINE_SESSION_WORDS

/**
 * Returns the words for which sessions are made ready: those due within three days, in the order in which they should
 * be practised. If they don't fill a session, saved words that haven't been practised fill it, then words that are
 * repeated ahead of time.
 */
export async function offlineWords(
  parts: Pick<LearningDeps, 'pool' | 'dictionary' | 'wordChances'>,
  actor: Actor,
  now = new Date(),
): Promise<QueuedWord[]> {
  const at = new Date(now.getTime() + READY_DAYS * DAY_MS)
  const queue = await wordsToPractise(parts, actor, { enough: MAX_WORDS, vocId: undefined, at })
  const due = queue.filter(({ reason }) => reason === 'due').slice(0, MAX_WORDS)
  const others = queue.filter(({ reason, state }) => reason !== 'due' && state !== 'met')
  return [...due, ...others.slice(0, Math.max(0, OFFLINE_SESSION_WORDS - due.length))]
}
