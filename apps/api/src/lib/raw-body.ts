import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBuffer } from './own-buffer'

const compress = promisify(gzip)
/** Size in bytes above which compression pays off: a smaller answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1400

/** An answer kept as bytes: it is not serialised for each request, and compressed at most once. */
export class RawBody {
  #gzipped: Promise<Buffer> | undefined

  readonly bytes: Buffer
  readonly mediaType: string
  /** Seconds for which browsers may cache it; with 0 they ask again each time. */
  readonly maxAge: number
  /** Whether shared caches may keep it (`public`), or browsers only (`private`). */
  readonly caches: 'public' | 'private'

  constructor(
    bytes: Buffer,
    mediaType = 'application/json; charset=utf-8',
    maxAge = 0,
    caches: 'public' | 'private' = 'public',
  ) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.maxAge = maxAge
    this.caches = caches
  }

  /** Serialises an answer as JSON; `maxAge` in seconds. */
  static ofJson(answer: unknown, maxAge: number, caches: 'public' | 'private' = 'public'): RawBody {
    return new RawBody(Buffer.from(JSON.stringify(answer)), undefined, maxAge, caches)
  }

  /** Returns the same answer to be kept: its bytes share no memory with others, see `ownBuffer`. */
  copyToKeep(): RawBody {
    return new RawBody(ownBuffer(this.bytes), this.mediaType, this.maxAge, this.caches)
  }

  /** Estimated memory use in bytes, including the compressed form. */
  get size(): number {
    return this.bytes.length + (this.bytes.length > MIN_COMPRESSED_BYTES ? this.bytes.length >> 2 : 0)
  }

  /** Sends the bytes, compressed if that pays off and the client accepts gzip. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    reply.header('content-type', this.mediaType)
    if (this.maxAge > 0) reply.header('cache-control', `${this.caches}, max-age=${this.maxAge}`)
    if (this.bytes.length <= MIN_COMPRESSED_BYTES) return reply.send(this.bytes)
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding']
    if (!(typeof accepted === 'string' && accepted.includes('gzip'))) return reply.send(this.bytes)
    this.#gzipped ??= compress(this.bytes)
    return this.#gzipped.then((gzipped) => reply.header('content-encoding', 'gzip').send(gzipped))
  }
}

/** An answer that the database has written as JSON. It is sent as it is: no schema strips or encodes it. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
