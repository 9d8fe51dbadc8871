import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { ChatEvent } from '../../chat-events/chat-event'
import { presentMessage } from '../message-rows'
import { lastEvent, messagesSince, newMessages, othersSince, readersOf } from './stream-rows.queries'

/** Maximum number of events replayed after an interruption; beyond it, reloading is faster. */
const MAX_REPLAYED = 500

/** An event addressed to one of its recipients. */
export interface DeliveredEvent {
  readonly id: number
  readonly userId: number
  readonly name: 'message' | 'deleted' | 'read' | 'access'
  readonly data: unknown
}

type MessageRow = Awaited<ReturnType<typeof newMessages.fetchAll>>[number]
type Reader = Awaited<ReturnType<typeof readersOf.fetchAll>>[number]

/** An event other than a message, with its recipient. */
interface OtherEvent extends Pick<ChatEvent, 'chat_id' | 'message_id' | 'user_id'> {
  readonly event_id: number
  readonly viewer: number
  readonly kind: 'deleted' | 'read' | 'access'
}

/** Returns the given events for each listener who may see them, in the order in which they happened. */
export async function eventsFor(
  db: Queryable,
  events: readonly ChatEvent[],
  listeners: readonly number[],
): Promise<DeliveredEvent[]> {
  const messages = events.filter(({ kind }) => kind === 'message')
  const others = events.filter(({ kind }) => kind !== 'message')
  const delivered: DeliveredEvent[] = []
  if (messages.length > 0) {
    const ids = messages.map(({ id }) => id)
    delivered.push(...(await newMessages.fetchAll(db, { ids, listeners })).map(messageEvent))
  }
  if (others.length > 0) {
    const chatIds = [...new Set(others.flatMap(({ chat_id }) => chat_id ?? []))]
    const readers = await readersOf.fetchAll(db, { chatIds, listeners })
    for (const event of others) {
      const viewers = readers.filter((reader) => isVisibleTo(event, reader)).map(({ user_id }) => user_id)
      // A removed member can no longer read the chat, but is still notified of the removal.
      const isForOneUser =
        event.kind === 'access' && event.user_id !== null && listeners.includes(event.user_id)
      for (const viewer of isForOneUser ? [...viewers, event.user_id!] : viewers) {
        delivered.push(
          otherEvent({ ...event, kind: event.kind as OtherEvent['kind'], event_id: event.id, viewer }),
        )
      }
    }
  }
  return delivered.sort((a, b) => a.id - b.id)
}

/**
 * Whether a reader of a chat receives an event. Both people in a chat between two see read marks; in a classroom's chat
 * only their owner does. Only staff see that a student was muted.
 */
function isVisibleTo({ kind, chat_id, user_id }: ChatEvent, reader: Reader): boolean {
  if (chat_id !== reader.chat_id) return false
  if (kind === 'read') return reader.is_pair || reader.user_id === user_id
  if (kind === 'access' && user_id !== null) return reader.is_staff && reader.user_id !== user_id
  return true
}

/**
 * Events that a user missed, complete up to the number `lastEventId`. `events` is undefined when there are too many to
 * replay.
 */
export interface MissedEvents {
  readonly lastEventId: number
  readonly events: readonly DeliveredEvent[] | undefined
}

/**
 * Finds the events in a user's chats after a given one. Event numbers become visible in order (table `chat_clock`), so
 * one snapshot contains every event up to the clock's number.
 *
 * @param after if undefined, returns only the clock's number
 */
export async function findMissedEvents(
  pool: pg.Pool,
  userId: number,
  after: number | undefined,
): Promise<MissedEvents> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { last: lastEventId } = await lastEvent.fetchOne(client, {})
    if (after === undefined || after >= lastEventId) return { lastEventId, events: [] }
    const since = { userId, after, limit: MAX_REPLAYED + 1 }
    const messages = await messagesSince.fetchAll(client, since)
    const others = await othersSince.fetchAll(client, since)
    if (messages.length + others.length > MAX_REPLAYED) return { lastEventId, events: undefined }
    const events = [...messages.map(messageEvent), ...others.map(otherEvent)]
    return { lastEventId, events: events.sort((a, b) => a.id - b.id) }
  } finally {
    // Nothing was written, so there is nothing to commit.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}

function messageEvent({ event_id, viewer, ...row }: MessageRow): DeliveredEvent {
  const data = { chat_id: row.chat_id, ...presentMessage(row) }
  return { id: event_id, userId: viewer, name: 'message', data }
}

function otherEvent({ event_id, viewer, kind, chat_id, message_id, user_id }: OtherEvent): DeliveredEvent {
  const data = {
    access: { chat_id },
    deleted: { chat_id, message_id },
    read: { chat_id, user_id, last_read_message_id: message_id },
  }[kind]
  return { id: event_id, userId: viewer, name: kind, data }
}
