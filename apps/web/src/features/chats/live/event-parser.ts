import { createParser } from 'eventsource-parser'

/** An event as it came over the line. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
  /** Number of the event; undefined for one that has none. */
  readonly id: number | undefined
}

/** Takes a stream of server-sent events apart (HTML Standard, 9.2.6), however it was cut into pieces. */
export class EventParser {
  readonly #completed: StreamEvent[] = []
  readonly #parser = createParser({
    onEvent: ({ event: name = 'message', data, id }) =>
      this.#completed.push({ name, data, id: id === undefined ? undefined : Number(id) }),
  })

  /** @returns the events that this piece completes. */
  push(text: string): StreamEvent[] {
    this.#parser.feed(text)
    return this.#completed.splice(0)
  }
}
