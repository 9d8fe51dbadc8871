import { createParser } from 'eventsource-parser'

/** A server-sent event as received. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
  /** Position of the stream once the event is known; undefined if it says none. */
  readonly id: string | undefined
}

/** Parses a stream of server-sent events (HTML Standard, 9.2.6), however it was cut into chunks. */
export class EventParser {
  readonly #completed: StreamEvent[] = []
  readonly #parser = createParser({
    onEvent: ({ event: name = 'message', data, id }) => this.#completed.push({ name, data, id }),
  })

  /**
   * Parses a chunk.
   *
   * @returns the events that this chunk completes.
   */
  push(text: string): StreamEvent[] {
    this.#parser.feed(text)
    return this.#completed.splice(0)
  }
}
