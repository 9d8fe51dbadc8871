import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

/** A file whose content never changes under its name, sent whole or from a place on (`Range`), so that a fetch can go on. */
export class FilePart {
  readonly #path: string
  readonly #bytes: number
  readonly #mediaType: string

  constructor(path: string, bytes: number, mediaType: string) {
    this.#path = path
    this.#bytes = bytes
    this.#mediaType = mediaType
  }

  /** Sends the file as a stream; caches may keep it for good. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const last = this.#bytes - 1
    reply
      .header('content-type', this.#mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
    const start = readRangeStart(request.headers.range)
    if (start === undefined || start === 0) {
      return reply.header('content-length', this.#bytes).send(createReadStream(this.#path))
    }
    if (start > last) {
      return reply.status(416).header('content-range', `bytes */${this.#bytes}`).send()
    }
    return reply
      .status(206)
      .header('content-length', this.#bytes - start)
      .header('content-range', `bytes ${start}-${last}/${this.#bytes}`)
      .send(createReadStream(this.#path, { start }))
  }
}

/** Returns where a range without an end begins; undefined for other ranges, which may be answered with the whole file. */
function readRangeStart(range: string | undefined): number | undefined {
  const start = /^bytes=(\d{1,12})-$/.exec(range ?? '')?.[1]
  return start === undefined ? undefined : Number(start)
}
