import type { Game } from '@wordhoard/contracts/learning'
import {
  type OfflineAnswers,
  type OfflineSession,
  offlineAnswers,
} from '@wordhoard/contracts/offline/offline-sessions'
import * as z from 'zod/mini'
import { changeStores } from '../../lib/change-stores'
import { openOutbox, type StoredSession } from '../outbox/database'
import { currentUserId } from '../outbox/entries'
import { seal, unseal } from '../outbox/person-key'

/** A session that's ready to be played on this device. */
export interface ReadySession {
  readonly session: OfflineSession
  /** Games that haven't been answered. */
  readonly left: readonly Game[]
}

/** Stores sessions of the logged-in person; those that were begun stay, others are replaced. */
export async function storeSessions(userId: number, sessions: readonly OfflineSession[]): Promise<void> {
  const rows = await Promise.all(
    sessions.map(
      async (session): Promise<StoredSession> => ({
        id: session.id,
        userId,
        playableUntil: Date.parse(session.playable_until),
        answered: [],
        content: await seal(userId, session),
      }),
    ),
  )
  const db = await openOutbox()
  const isOver = ({ playableUntil }: StoredSession) => playableUntil < Date.now()
  await changeStores(db, ['sessions'], async (change) => {
    const store = change.objectStore('sessions')
    for (const stored of await store.index('user').getAll(userId)) {
      if (stored.answered.length === 0 || isOver(stored)) await store.delete(stored.id)
    }
    for (const row of rows) await store.put(row)
  })
}

/** Returns the sessions that the logged-in person can play: first those that were begun, oldest first. */
export async function readReadySessions(): Promise<ReadySession[]> {
  const userId = currentUserId()
  if (userId === undefined) return []
  const db = await openOutbox()
  const stored = await db.getAllFromIndex('sessions', 'user', userId)
  const ready = await Promise.all(
    stored
      .filter(({ playableUntil }) => playableUntil > Date.now())
      .sort((a, b) => Number(b.answered.length > 0) - Number(a.answered.length > 0) || a.id - b.id)
      .map(async ({ content, answered }) => {
        const session = (await unseal(userId, content)) as OfflineSession
        return { session, left: session.games.filter(({ id }) => !answered.includes(id)) }
      }),
  )
  return ready.filter(({ left }) => left.length > 0)
}

/** Returns the answers of a session; undefined if it's no longer on this device. */
export async function readAnswers(sessionId: number): Promise<OfflineAnswers | undefined> {
  const userId = currentUserId()
  if (userId === undefined) return undefined
  const db = await openOutbox()
  const stored = await db.get('sessions', sessionId)
  if (!stored || stored.userId !== userId) return undefined
  return openAnswers((await unseal(userId, stored.content)) as OfflineSession)
}

/** Opens a session's answers by its key. */
async function openAnswers({ key, answers }: OfflineSession): Promise<OfflineAnswers> {
  const bytes = bytesOf(answers)
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    imported,
    bytes.slice(12),
  )
  return z.parse(offlineAnswers, JSON.parse(new TextDecoder().decode(opened)))
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** Records whether a game is answered, so that it isn't asked again after the page was closed. */
export async function markAnswered({ id, game_session_id }: Game, isAnswered = true): Promise<void> {
  const db = await openOutbox()
  await changeStores(db, ['sessions'], async (change) => {
    const store = change.objectStore('sessions')
    const stored = await store.get(game_session_id)
    if (!stored) return
    const others = stored.answered.filter((each) => each !== id)
    await store.put({ ...stored, answered: isAnswered ? [...others, id] : others })
  })
}
