import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { ChatEvent } from '../../chat-events/chat-event'
import { presentMessage } from '../message-rows'
import { lastEvent, messagesSince, newMessages, othersSince, readersOf } from './stream-rows.queries'

/** Events told one by one after an interruption; when there are more, loading anew is quicker. */
const MOST_REPLAYED = 500

/** An event as one of those who may know of it gets it. */
export interface DeliveredEvent {
  readonly id: number
  readonly userId: number
  readonly name: 'message' | 'deleted' | 'read' | 'access'
  readonly data: unknown
}

type MessageRow = Awaited<ReturnType<typeof newMessages.fetchAll>>[number]
type Reader = Awaited<ReturnType<typeof readersOf.fetchAll>>[number]

/** An event that is no message, for somebody who gets it. */
interface OtherEvent extends Pick<ChatEvent, 'chat_id' | 'message_id' | 'user_id'> {
  readonly event_id: number
  readonly viewer: number
  readonly kind: 'deleted' | 'read' | 'access'
}

/** What just happened, for those who listen here, in the order in which it did. */
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
      // Whoever was shut out is no reader any more, and is told just that.
      const isToOne = event.kind === 'access' && event.user_id !== null && listeners.includes(event.user_id)
      for (const viewer of isToOne ? [...viewers, event.user_id!] : viewers) {
        delivered.push(
          otherEvent({ ...event, kind: event.kind as OtherEvent['kind'], event_id: event.id, viewer }),
        )
      }
    }
  }
  return delivered.sort((a, b) => a.id - b.id)
}

/**
 * Whether a reader of a chat gets an event: in a chat of two both see a read mark, in a classroom's only its owner; that
 * somebody was paused is seen by staff.
 */
function isVisibleTo({ kind, chat_id, user_id }: ChatEvent, reader: Reader): boolean {
  if (chat_id !== reader.chat_id) return false
  if (kind === 'read') return reader.is_pair || reader.user_id === user_id
  if (kind === 'access' && user_id !== null) return reader.is_staff && reader.user_id !== user_id
  return true
}

/** What somebody has missed, and up to where that is all. `events` is undefined when there is too much to tell. */
export interface MissedEvents {
  readonly upTo: number
  readonly events: readonly DeliveredEvent[] | undefined
}

/**
 * What happened in somebody's chats after an event. Numbers become visible in their order (ChatClock), so within one
 * snapshot there is nothing up to the clock's number that it does not hold.
 *
 * @param after undefined: nothing is told, only where the clock stands
 */
export async function findMissedEvents(
  pool: pg.Pool,
  userId: number,
  after: number | undefined,
): Promise<MissedEvents> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { last: upTo } = await lastEvent.fetchOne(client, {})
    if (after === undefined || after >= upTo) return { upTo, events: [] }
    const since = { userId, after, limit: MOST_REPLAYED + 1 }
    const messages = await messagesSince.fetchAll(client, since)
    const others = await othersSince.fetchAll(client, since)
    if (messages.length + others.length > MOST_REPLAYED) return { upTo, events: undefined }
    const events = [...messages.map(messageEvent), ...others.map(otherEvent)]
    return { upTo, events: events.sort((a, b) => a.id - b.id) }
  } finally {
    // Nothing was written, so there is nothing to keep.
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
