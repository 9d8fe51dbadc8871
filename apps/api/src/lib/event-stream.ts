import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Maximum number of bytes buffered for a slow client. A client further behind is disconnected and resumes from its last
 * event.
 */
const MAX_WAITING_BYTES = 1024 * 1024

/** A response of server-sent events (HTML Standard, 9.2), open until either side ends it. */
export class EventStream {
  readonly #out = new PassThrough()
  #isOpen = true

  constructor() {
    this.#out.on('close', () => {
      this.#isOpen = false
    })
    // A client that disconnects in mid-write is not an error.
    this.#out.on('error', () => this.#out.destroy())
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Calls `listener` once the stream has closed, whichever side closed it. */
  onClose(listener: () => void): void {
    this.#out.once('close', listener)
  }

  /** Sends an event. `JSON.stringify` emits no line breaks, so the data fits on one line. */
  send(event: string, data: unknown, id?: string): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Sends an empty comment, so that proxies don't close the idle connection. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#out.end()
  }

  /** Answers a request with the stream, which proxies must neither buffer nor cache. */
  respond(reply: FastifyReply): FastifyReply {
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // The connection can't be reused afterwards, and keeping it open would delay the server's shutdown.
        .header('connection', 'close')
        .send(this.#out)
    )
  }

  #write(text: string): void {
    if (!this.#isOpen || this.#out.writableEnded) return
    this.#out.write(text)
    if (this.#out.writableLength > MAX_WAITING_BYTES) this.#out.destroy()
  }
}
