import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBuffer } from './own-buffer'

const compress = promisify(gzip)
/** Size in bytes above which compression pays off: a smaller answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1400

/** An answer kept as bytes: it is not serialised for each request, and compressed at most once. */
export class RawBody {
  #gzipping: Promise<Buffer> | undefined
  #gzipped: Buffer | undefined

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
    const encodings = request.headers['accept-encoding']
    const ready = this.readyFor(encodings)
    if (ready) return sendReady(reply, ready)
    this.#gzipping ??= compress(this.bytes)
    return this.#gzipping.then((gzipped) => {
      this.#gzipped = gzipped
      return sendReady(reply, this.readyFor(encodings)!)
    })
  }

  /**
   * Returns the bytes for a client that accepts these encodings, with the headers that describe them; undefined as long
   * as they aren't compressed yet.
   */
  readyFor(encodings: string | string[] | undefined): ReadyBytes | undefined {
    const isLong = this.bytes.length > MIN_COMPRESSED_BYTES
    const isZipped = isLong && typeof encodings === 'string' && encodings.includes('gzip')
    const bytes = isZipped ? this.#gzipped : this.bytes
    if (!bytes) return undefined
    const headers = ['content-type', this.mediaType]
    if (this.maxAge > 0) headers.push('cache-control', `${this.caches}, max-age=${this.maxAge}`)
    if (isLong) headers.push('vary', 'accept-encoding')
    if (isZipped) headers.push('content-encoding', 'gzip')
    return { bytes, headers }
  }
}

/** Bytes as they are sent, and names and values of their headers in turn. */
export interface ReadyBytes {
  readonly bytes: Buffer
  readonly headers: readonly string[]
}

function sendReady(reply: FastifyReply, { bytes, headers }: ReadyBytes): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1])
  return reply.send(bytes)
}

/** An answer that is JSON already. It is sent as it is: no schema strips or encodes it. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Serialises an answer that has the fields of its contract and no others. */
  static of(answer: unknown): JsonText {
    return new JsonText(JSON.stringify(answer))
  }
}
