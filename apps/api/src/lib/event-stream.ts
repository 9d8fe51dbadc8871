import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What may wait for a slow reader; one who is further behind is cut off, and comes back to where they were. */
const MOST_WAITING_BYTES = 1024 * 1024

/** An answer of server-sent events (HTML Standard, 9.2), open until either side ends it. */
export class EventStream {
  readonly #out = new PassThrough()
  #isOpen = true

  constructor() {
    this.#out.on('close', () => {
      this.#isOpen = false
    })
    // A reader who goes away in the middle of a line is no fault.
    this.#out.on('error', () => this.#out.destroy())
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Has a function called once the stream is over, whoever ended it. */
  onClose(listener: () => void): void {
    this.#out.once('close', listener)
  }

  /** Sends an event. JSON holds no line breaks, so its data is one line. */
  send(event: string, data: unknown, id?: number): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Keeps proxies from taking silence for the end. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#out.end()
  }

  respond(reply: FastifyReply): FastifyReply {
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // Its connection is of no more use afterwards, and one that stayed open would hold up a server that stops.
        .header('connection', 'close')
        .send(this.#out)
    )
  }

  #write(text: string): void {
    if (!this.#isOpen || this.#out.writableEnded) return
    this.#out.write(text)
    if (this.#out.writableLength > MOST_WAITING_BYTES) this.#out.destroy()
  }
}
