import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that is a file, written while it is read: it may be larger than memory should hold. */
export class Download {
  readonly fileName: string
  readonly mediaType: string
  readonly #pieces: AsyncIterable<string | Buffer>

  constructor(fileName: string, mediaType: string, pieces: AsyncIterable<string | Buffer>) {
    this.fileName = fileName
    this.mediaType = mediaType
    this.#pieces = pieces
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', this.mediaType)
      .header('content-disposition', `attachment; filename="${this.fileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(this.#pieces))
  }
}
