import { streamEvents } from '@wordhoard/contracts/chat-stream'
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
  /** The sending tab's cursor before this event; undefined if it had none. */
  readonly before: number | undefined
  /** Number of the event. */
  readonly id: number
  readonly event: Exclude<ChatEvent, { name: 'bye' }>
}

/** What a tab does with an event. */
export interface ReceivedEvent {
  /** Number of the event up to which this tab knows everything. */
  readonly cursor: number | undefined
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

/** Returns the number an event stands for: its own, or for `ready` and `reset` the last one the stream has reached. */
export function numberOf(event: SequencedEvent['event'], id: number | undefined): number {
  return event.name === 'ready' || event.name === 'reset' ? event.data.last_event_id : (id ?? 0)
}

/**
 * Decides by number alone what a tab does with an event. Numbers become visible in order, so a tab that knows
 * everything up to `before` and takes `id` has missed nothing in between.
 *
 * @param cursor number of the event up to which this tab knows everything; undefined before the first `ready`
 */
export function decideOutcome(
  cursor: number | undefined,
  { before, id, event }: SequencedEvent,
): ReceivedEvent {
  if (cursor === undefined) {
    const isBeginning = event.name === 'ready' || event.name === 'reset'
    return isBeginning ? { cursor: id, outcome: 'reload' } : { cursor, outcome: 'drop' }
  }
  if (id < cursor) return { cursor, outcome: 'drop' }
  if (event.name === 'reset') return { cursor: id, outcome: 'reload' }
  if (id === cursor) return { cursor, outcome: 'drop' }
  if (before === undefined || before > cursor) return { cursor: id, outcome: 'reload' }
  return { cursor: id, outcome: event.name === 'ready' ? 'drop' : 'apply' }
}
