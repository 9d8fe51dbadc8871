import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * An answer sent as a file. It is streamed while it is generated, so it may be larger than should be held in memory.
 */
export class Download {
  readonly fileName: string
  readonly mediaType: string
  readonly #pieces: AsyncIterable<string | Buffer>

  constructor(fileName: string, mediaType: string, pieces: AsyncIterable<string | Buffer>) {
    this.fileName = fileName
    this.mediaType = mediaType
    this.#pieces = pieces
  }

  /** Sends the file as an attachment that must not be cached. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', this.mediaType)
      .header('content-disposition', `attachment; filename="${this.fileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(this.#pieces))
  }
}
