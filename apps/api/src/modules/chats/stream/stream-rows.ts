import { lastKnownEvent, type StreamPosition } from '@wordhoard/contracts/fields/stream-position'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { AccessEvent } from '../../chat-events/chat-event'
import { presentMessage } from '../message-rows'
import type { EventHorizon } from './event-horizon'
import {
  chatsOfUsers,
  lastNumber,
  lowestRunning,
  messagesSince,
  newMessages,
  numberMark,
  otherChanges,
  othersSince,
  readersOf,
} from './stream-rows.queries'

/** Maximum number of events replayed after an interruption; beyond it, reloading is faster. */
const MAX_REPLAYED = 500

/** An event addressed to one of its recipients. */
export interface DeliveredEvent {
  readonly userId: number
  readonly name: 'message' | 'deleted' | 'read' | 'access'
  readonly data: unknown
  /** Its chat; 0 for a change of access to all. */
  readonly chatId: number
  /** Its number within the chat; undefined for a change of access. */
  readonly number: number | undefined
}

/** The events of a chat after a number, up to another. */
export interface ChatRange {
  readonly chatId: number
  readonly after: number
  readonly last: number
  /** Whether all of them are known to be messages. */
  readonly hasMessagesOnly: boolean
}

type MessageRow = Awaited<ReturnType<typeof newMessages.fetchAll>>[number]
type Change = Awaited<ReturnType<typeof otherChanges.fetchAll>>[number]
type Reader = Awaited<ReturnType<typeof readersOf.fetchAll>>[number]

/**
 * Returns the events of parts of chats, and changes of access, for each listener who may see them; those of a chat in
 * their order.
 */
export async function eventsFor(
  db: Queryable,
  ranges: readonly ChatRange[],
  accesses: readonly AccessEvent[],
  listeners: readonly number[],
): Promise<DeliveredEvent[]> {
  const mixed = ranges.filter(({ hasMessagesOnly }) => !hasMessagesOnly)
  const [messages, changes] = await Promise.all([
    ranges.length === 0 ? [] : newMessages.fetchAll(db, { ...arraysOf(ranges), listeners }),
    mixed.length === 0 ? [] : otherChanges.fetchAll(db, arraysOf(mixed)),
  ])
  const delivered = messages.map(messageEvent)
  const chatIds = [...new Set([...changes, ...accesses].flatMap(({ chat_id }) => chat_id ?? []))]
  const readers = chatIds.length === 0 ? [] : await readersOf.fetchAll(db, { chatIds, listeners })
  for (const change of changes) {
    for (const reader of readers)
      if (canSeeChange(change, reader)) delivered.push(changeEvent(change, reader.user_id!))
  }
  delivered.sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
  for (const { chat_id, user_id } of accesses) {
    const viewers = readers
      .filter((reader) => canSeeAccess(chat_id, user_id, reader))
      .flatMap((reader) => reader.user_id ?? [])
    // A removed member can no longer read the chat, but is still notified of the removal.
    if (user_id !== null) viewers.push(user_id)
    for (const userId of viewers)
      delivered.push({ userId, name: 'access', data: { chat_id }, chatId: chat_id ?? 0, number: undefined })
  }
  return delivered
}

function arraysOf(ranges: readonly ChatRange[]) {
  return {
    chatIds: ranges.map(({ chatId }) => chatId),
    afters: ranges.map(({ after }) => after),
    lasts: ranges.map(({ last }) => last),
  }
}

/** Both people in a chat between two see read marks; in a classroom's chat only their owner does. */
function canSeeChange({ kind, chat_id, user_id }: Change, reader: Reader): boolean {
  if (chat_id !== reader.chat_id) return false
  return kind === 'deleted' || reader.is_pair || reader.user_id === user_id
}

/** Only the staff see that somebody else was muted. */
function canSeeAccess(chatId: number | null, userId: number | null, reader: Reader): boolean {
  if (chatId !== reader.chat_id) return false
  return userId === null || (reader.is_staff && reader.user_id !== userId)
}

/** What a snapshot shows of a user's chats. */
export interface MissedEvents {
  /** Position of whoever knows everything in the snapshot. */
  readonly position: StreamPosition
  /** Last event of each chat that the user can read. */
  readonly lastEvents: ReadonlyMap<number, number>
  /** Events after the given position; undefined when there are too many to replay, or when it isn't of this database. */
  readonly events: readonly DeliveredEvent[] | undefined
}

/**
 * Finds the events in a user's chats after a position. Within a chat, numbers become visible in order, so one snapshot
 * contains every event up to the chat's last one.
 *
 * @param after if undefined, returns only the position of the snapshot
 */
export async function findMissedEvents(
  pool: pg.Pool,
  userId: number,
  after: StreamPosition | undefined,
  horizon: EventHorizon,
): Promise<MissedEvents> {
  // Both come before the snapshot, as their use needs it.
  if (horizon.isMarkDue(Date.now())) horizon.mark(await numberMark.fetchOne(pool, {}), Date.now())
  const { drawn } = await lastNumber.fetchOne(pool, {})
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { xmin } = await lowestRunning.fetchOne(client, {})
    const chats = await chatsOfUsers.fetchAll(client, { userIds: [userId] })
    const lastEvents = new Map(chats.map(({ chat_id, last_event_id }) => [chat_id, last_event_id]))
    // A database that was restored from a backup draws numbers again that clients have seen.
    const isOfAnother = after !== undefined && isAheadOf(after, drawn, lastEvents)
    const decided = horizon.upTo(xmin)
    const base = isOfAnother ? decided : Math.max(decided, after?.base ?? 0)
    const position = { base, chats: new Map([...lastEvents].filter(([, last]) => last > base)) }
    if (after === undefined) return { position, lastEvents, events: [] }
    const events = isOfAnother ? undefined : await eventsAfter(client, userId, after, lastEvents)
    return { position, lastEvents, events }
  } finally {
    // Nothing was written, so there is nothing to commit.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}

function isAheadOf(
  { base, chats }: StreamPosition,
  drawn: number,
  lastEvents: ReadonlyMap<number, number>,
): boolean {
  return base > drawn || [...chats].some(([id, last]) => last > (lastEvents.get(id) ?? last))
}

async function eventsAfter(
  client: pg.PoolClient,
  userId: number,
  after: StreamPosition,
  lastEvents: ReadonlyMap<number, number>,
): Promise<DeliveredEvent[] | undefined> {
  const chatIds = [...lastEvents.keys()].filter((id) => lastEvents.get(id)! > lastKnownEvent(after, id))
  if (chatIds.length === 0) return []
  const since = {
    userId,
    chatIds,
    afters: chatIds.map((id) => lastKnownEvent(after, id)),
    limit: MAX_REPLAYED + 1,
  }
  const messages = await messagesSince.fetchAll(client, since)
  const others = await othersSince.fetchAll(client, since)
  if (messages.length + others.length > MAX_REPLAYED) return undefined
  const events = [...messages.map(messageEvent), ...others.map((row) => changeEvent(row, row.viewer))]
  return events.sort((a, b) => a.number! - b.number!)
}

function messageEvent({ event_id, viewer, ...row }: MessageRow): DeliveredEvent {
  const data = { chat_id: row.chat_id, ...presentMessage(row) }
  return { userId: viewer, name: 'message', data, chatId: row.chat_id, number: event_id }
}

function changeEvent(
  { event_id, kind, chat_id, message_id, user_id }: Change,
  viewer: number,
): DeliveredEvent {
  const data = {
    deleted: { chat_id, message_id },
    read: { chat_id, user_id, last_read_message_id: message_id },
  }[kind]
  return { userId: viewer, name: kind, data, chatId: chat_id, number: event_id }
}
