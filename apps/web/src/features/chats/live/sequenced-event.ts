import { streamEvents } from '@wordhoard/contracts/chat-stream'
import {
  coversPosition,
  formatPosition,
  joinPositions,
  parsePosition,
} from '@wordhoard/contracts/fields/stream-position'
import * as z from 'zod/mini'
import type { StreamEvent } from './event-parser'

type Name = keyof typeof streamEvents
type EventOf<N extends Name> = { readonly name: N; readonly data: z.output<(typeof streamEvents)[N]> }

/** An event of the stream. */
export type ChatEvent = { [N in Name]: EventOf<N> }[Name]
/** A change in a chat. */
export type ChatChange = Extract<ChatEvent, { name: 'message' | 'deleted' | 'read' | 'access' }>

/** An event as one tab passes it to others. */
export interface SequencedEvent {
  /** The sending tab's position before this event; undefined if it had none. */
  readonly before: string | undefined
  /** Position once the event is known. */
  readonly id: string
  readonly event: Exclude<ChatEvent, { name: 'bye' }>
}

/** What a tab does with an event. */
export interface ReceivedEvent {
  /** Position up to which this tab knows everything. */
  readonly cursor: string | undefined
  /** `apply`: the event is new. `reload`: events were missed, or this is the start; reload what is shown. */
  readonly outcome: 'drop' | 'apply' | 'reload'
}

/**
 * Validates an event against the contract. Returns undefined for one that this version of the page doesn't know.
 *
 * @throws Error when the data of a known event is invalid
 */
export function chatEvent({ name, data }: StreamEvent): ChatEvent | undefined {
  if (!Object.hasOwn(streamEvents, name)) return undefined
  const parsed = z.safeParse(streamEvents[name as Name], JSON.parse(data))
  if (!parsed.success)
    throw new Error(
      `The data of the event ${name} do not match the contract: the page may be older than the server`,
    )
  return { name, data: parsed.data } as ChatEvent
}

/** Returns the position that an event leads to. Servers of an older version number all events in one row. */
export function positionOf(event: SequencedEvent['event'], id: string | undefined): string {
  return id ?? (event.name === 'ready' || event.name === 'reset' ? String(event.data.last_event_id) : '0')
}

/**
 * Decides by positions alone what a tab does with an event. Within a chat, events come in order, so a tab that knows
 * everything up to `before` and takes `id` has missed nothing in between.
 *
 * @param cursor position up to which this tab knows everything; undefined before the first `ready`
 */
export function decideOutcome(
  cursor: string | undefined,
  { before, id, event }: SequencedEvent,
): ReceivedEvent {
  const known = cursor === undefined ? undefined : parsePosition(cursor)
  const target = parsePosition(id)
  if (!known || !target) {
    const isBeginning = event.name === 'ready' || event.name === 'reset'
    return isBeginning ? { cursor: id, outcome: 'reload' } : { cursor, outcome: 'drop' }
  }
  // Even if the position is an earlier one: the server may have been restored from a backup.
  if (event.name === 'reset') return { cursor: id, outcome: 'reload' }
  const previous = before === undefined ? undefined : parsePosition(before)
  const hasGap = !previous || !coversPosition(known, previous)
  // A change of access leads to no other position.
  if (coversPosition(known, target)) return { cursor, outcome: event.name === 'access' ? 'apply' : 'drop' }
  if (hasGap) return { cursor: id, outcome: 'reload' }
  const joined = formatPosition(joinPositions(known, target))
  return { cursor: joined, outcome: event.name === 'ready' ? 'drop' : 'apply' }
}
