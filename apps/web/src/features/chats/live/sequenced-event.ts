import { streamEvents } from '@wordhoard/contracts/chat-stream'
import * as z from 'zod/mini'
import type { StreamEvent } from './event-parser'

type Name = keyof typeof streamEvents
type EventOf<N extends Name> = { readonly name: N; readonly data: z.output<(typeof streamEvents)[N]> }

/** What the stream says. */
export type ChatEvent = { [N in Name]: EventOf<N> }[Name]
/** Something that happened in a chat. */
export type ChatChange = Extract<ChatEvent, { name: 'message' | 'deleted' | 'read' | 'access' }>

/** An event as tabs pass it on. */
export interface SequencedEvent {
  /** Up to which event everything was known to the tab that passes it on; undefined when it knew of none. */
  readonly before: number | undefined
  /** Number of the event. */
  readonly id: number
  readonly event: Exclude<ChatEvent, { name: 'bye' }>
}

/** What a tab makes of something told. */
export interface Received {
  /** Up to which event everything is known here. */
  readonly cursor: number | undefined
  /** `apply`: it is new. `anew`: something was missed, or this is the beginning; load what is shown once more. */
  readonly outcome: 'drop' | 'apply' | 'anew'
}

/** An event by the contract; undefined for one that this version of the page does not know. */
export function chatEvent({ name, data }: StreamEvent): ChatEvent | undefined {
  if (!Object.hasOwn(streamEvents, name)) return undefined
  const parsed = z.safeParse(streamEvents[name as Name], JSON.parse(data))
  if (!parsed.success) throw new Error(`The stream told ${name} in a way that this page does not understand`)
  return { name, data: parsed.data } as ChatEvent
}

/** The number that an event stands for: its own, or the one up to which everything has been told. */
export function numberOf(event: SequencedEvent['event'], id: number | undefined): number {
  return event.name === 'ready' || event.name === 'reset' ? event.data.last_event_id : (id ?? 0)
}

/**
 * Decides what a tab does with something told, by number alone: numbers become visible in their order, so whoever knows
 * of `before` and takes `id` has missed nothing between the two.
 *
 * @param cursor up to which event everything is known here; undefined before the first `ready`
 */
export function receive(cursor: number | undefined, { before, id, event }: SequencedEvent): Received {
  if (cursor === undefined) {
    const isBeginning = event.name === 'ready' || event.name === 'reset'
    return isBeginning ? { cursor: id, outcome: 'anew' } : { cursor, outcome: 'drop' }
  }
  if (id < cursor) return { cursor, outcome: 'drop' }
  if (event.name === 'reset') return { cursor: id, outcome: 'anew' }
  if (id === cursor) return { cursor, outcome: 'drop' }
  if (before === undefined || before > cursor) return { cursor: id, outcome: 'anew' }
  return { cursor: id, outcome: event.name === 'ready' ? 'drop' : 'apply' }
}
