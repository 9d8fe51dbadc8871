import type pg from 'pg'
import type { ChatEvent } from '../../chat-events/chat-event'
import {
  type DatabaseMessage,
  isStaffOf,
  messageColumns,
  messageJoins,
  presentedMessage,
} from '../message-rows'

/** Events told one by one after an interruption; when there are more, loading anew is quicker. */
const MOST_REPLAYED = 500

/** An event as one of those who may know of it gets it. */
export interface DeliveredEvent {
  readonly id: number
  readonly userId: number
  readonly name: 'message' | 'deleted' | 'read' | 'access'
  readonly data: unknown
}

type Queryable = Pick<pg.Pool, 'query'>

interface MessageRow extends DatabaseMessage {
  readonly event_id: number
  readonly viewer: number
}
interface OtherRow {
  readonly event_id: number
  readonly viewer: number
  readonly kind: 'deleted' | 'read' | 'access'
  readonly chat_id: number | null
  readonly message_id: number
  readonly user_id: number | null
}

/** $1 ids of messages, $2 users who listen here: each message for each of those who may read it. */
const newMessages = `
  SELECT m.id::float8 AS event_id, v.user_id AS viewer, ${messageColumns('v.user_id')}
  FROM message m JOIN chat h ON h.id = m.chat_id
  JOIN chat_reader v ON v.chat_id = m.chat_id AND v.user_id = ANY($2::int[])
  ${messageJoins('v.user_id')}
  WHERE m.id = ANY($1::bigint[])`

interface Reader {
  readonly chat_id: number
  readonly user_id: number
  readonly is_pair: boolean
  /** Teaches there, or runs the school. */
  readonly is_staff: boolean
}

/** $1 ids of chats, $2 users who listen here. */
const readers = `
  SELECT v.chat_id, v.user_id, h.classroom_id IS NULL AS is_pair, ${isStaffOf('h', 'v.user_id')} AS is_staff
  FROM chat_reader v JOIN chat h ON h.id = v.chat_id
  WHERE v.chat_id = ANY($1::int[]) AND v.user_id = ANY($2::int[])`

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
    const { rows } = await db.query<MessageRow>(newMessages, [messages.map(({ id }) => id), listeners])
    delivered.push(...rows.map(messageEvent))
  }
  if (others.length > 0) {
    const { rows } = await db.query<Reader>(readers, [
      [...new Set(others.flatMap(({ chat_id }) => chat_id ?? []))],
      listeners,
    ])
    for (const event of others) {
      const viewers = rows.filter((reader) => isVisibleTo(event, reader)).map(({ user_id }) => user_id)
      // Whoever was shut out is no reader any more, and is told just that.
      const isToOne = event.kind === 'access' && event.user_id !== null && listeners.includes(event.user_id)
      for (const viewer of isToOne ? [...viewers, event.user_id!] : viewers) {
        delivered.push(
          otherEvent({ ...event, kind: event.kind as OtherRow['kind'], event_id: event.id, viewer }),
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

/** Messages of chats of user $1 after event $2; at most $3. Chats that nothing was written in since cost nothing. */
const missedMessages = `
  SELECT m.id::float8 AS event_id, $1::int AS viewer, ${messageColumns('$1::int')}
  FROM chat_reader v JOIN chat h ON h.id = v.chat_id AND h.last_message_id > $2
  JOIN message m ON m.chat_id = h.id AND m.id > $2
  ${messageJoins('$1::int')}
  WHERE v.user_id = $1 ORDER BY m.id LIMIT $3`

const missedOthers = `
  SELECT * FROM (
    SELECT m.deleted_event_id::float8 AS event_id, $1::int AS viewer, 'deleted' AS kind, m.chat_id,
      m.id::float8 AS message_id, NULL::int AS user_id
    FROM chat_reader v JOIN message m ON m.chat_id = v.chat_id AND m.deleted_event_id > $2
    WHERE v.user_id = $1
    UNION ALL
    SELECT p.read_event_id::float8, $1::int, 'read', p.chat_id, p.last_read_message_id::float8, p.user_id
    FROM chat_reader v JOIN chat h ON h.id = v.chat_id
    JOIN chat_member p ON p.chat_id = h.id AND p.read_event_id > $2
      AND (p.user_id = $1 OR h.classroom_id IS NULL)
    WHERE v.user_id = $1
  ) every ORDER BY event_id LIMIT $3`

/** What somebody has missed, and up to where that is all. `events` is undefined when there is too much to tell. */
export interface Missed {
  readonly upTo: number
  readonly events: readonly DeliveredEvent[] | undefined
}

/**
 * What happened in somebody's chats after an event. Numbers become visible in their order (ChatClock), so within one
 * snapshot there is nothing up to the clock's number that it does not hold.
 *
 * @param after undefined: nothing is told, only where the clock stands
 */
export async function missedBy(pool: pg.Pool, userId: number, after: number | undefined): Promise<Missed> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const clock = await client.query<{ last: number }>(
      'SELECT last::float8 AS last FROM chat_clock WHERE id = 1',
    )
    const upTo = clock.rows[0]!.last
    if (after === undefined || after >= upTo) return { upTo, events: [] }
    const values = [userId, after, MOST_REPLAYED + 1]
    const messages = await client.query<MessageRow>(missedMessages, values)
    const others = await client.query<OtherRow>(missedOthers, values)
    if (messages.rows.length + others.rows.length > MOST_REPLAYED) return { upTo, events: undefined }
    const events = [...messages.rows.map(messageEvent), ...others.rows.map(otherEvent)]
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
  const data = { chat_id: row.chat_id, ...presentedMessage(row) }
  return { id: event_id, userId: viewer, name: 'message', data }
}

function otherEvent({ event_id, viewer, kind, chat_id, message_id, user_id }: OtherRow): DeliveredEvent {
  const data = {
    access: { chat_id },
    deleted: { chat_id, message_id },
    read: { chat_id, user_id, last_read_message_id: message_id },
  }[kind]
  return { id: event_id, userId: viewer, name: kind, data }
}
