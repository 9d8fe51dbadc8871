import {
  formatPosition,
  lastKnownEvent,
  type StreamPosition,
} from '@wordhoard/contracts/fields/stream-position'
import type { Actor } from '../../../lib/actor'
import type { EventStream } from '../../../lib/event-stream'
import type { DeliveredEvent } from './stream-rows'

/** Maximum life of a stream, in ms: that of the access token it was opened with. */
const MAX_STREAM_MS = 15 * 60_000

/** One open stream, with what it knows. */
export class StreamListener {
  readonly actor: Actor
  readonly stream: EventStream
  readonly until = Date.now() + MAX_STREAM_MS
  /** Whether missed events are being loaded, and whether they must be loaded again afterwards. */
  catchingUp: 'no' | 'yes' | 'again' = 'no'
  /** Whether the client must be told once it is up to date. */
  mustAnnounce = false
  #base: number
  #chats: Map<number, number>
  /** Events held back while the missed ones are being loaded; undefined when none are missing. */
  #waiting: DeliveredEvent[] | undefined = []

  constructor(actor: Actor, stream: EventStream, position: StreamPosition) {
    this.actor = actor
    this.stream = stream
    this.#base = position.base
    this.#chats = new Map(position.chats)
  }

  get position(): StreamPosition {
    return { base: this.#base, chats: this.#chats }
  }

  /** Holds events back until `release`. */
  hold(): void {
    this.#waiting ??= []
  }

  /** Sends the events that were held back, and from now on each at once. */
  release(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const event of waiting) this.send(event)
  }

  /** Sends an event, or holds it back. */
  deliver(event: DeliveredEvent): void {
    if (this.#waiting) this.#waiting.push(event)
    else this.send(event)
  }

  /** Sends an event unless it is known. */
  send({ name, data, chatId, number }: DeliveredEvent): void {
    if (number !== undefined) {
      if (number <= lastKnownEvent(this.position, chatId)) return
      this.#chats.set(chatId, number)
    }
    this.stream.send(name, data, formatPosition(this.position))
  }

  /** Moves to the position of a snapshot from which everything has been sent. */
  moveTo({ base, chats }: StreamPosition): void {
    this.#base = base
    this.#chats = new Map(chats)
  }

  /** Says where the stream is. `last_event_id` is right for pages that know no other position. */
  announce(name: 'ready' | 'reset'): void {
    this.stream.send(name, { last_event_id: this.#base }, formatPosition(this.position))
  }

  /** Asks the client to connect again, and ends. */
  end(): void {
    this.stream.send('bye', {})
    this.stream.end()
  }
}
