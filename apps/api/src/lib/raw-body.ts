import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBuffer } from './own-buffer'

const compress = promisify(gzip)
const compressWithBrotli = promisify(brotliCompress)
/** Takes as long as gzip, for a tenth less. */
const BROTLI_QUALITY = 5
/** Takes ten times as long, for a tenth less again: for pages that are compressed once and sent often. */
const KEPT_BROTLI_QUALITY = 10
/** Size in bytes above which compression pays off: a smaller answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1400

/** An answer kept as bytes: it is not serialised for each request, and compressed at most once. */
export class RawBody {
  #gzipped: Promise<Buffer> | undefined
  #brotli: Promise<Buffer> | undefined
  #brotliQuality: number | undefined
  #policy: string | undefined

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

  /**
   * Makes a page, which browsers that accept Brotli get with it: on a slow network each packet counts.
   *
   * @param page.policy its content security policy
   * @param isKept whether the same bytes are sent again and again
   */
  static ofPage({ html, policy }: { html: Buffer; policy: string }, isKept = false): RawBody {
    const page = new RawBody(html, 'text/html; charset=utf-8')
    page.#policy = policy
    page.#brotliQuality = isKept ? KEPT_BROTLI_QUALITY : BROTLI_QUALITY
    return page
  }

  /** Returns the same answer to be kept: its bytes share no memory with others, see `ownBuffer`. */
  copyToKeep(): RawBody {
    return new RawBody(ownBuffer(this.bytes), this.mediaType, this.maxAge, this.caches)
  }

  /** Estimated memory use in bytes, including the compressed form. */
  get size(): number {
    return this.bytes.length + (this.bytes.length > MIN_COMPRESSED_BYTES ? this.bytes.length >> 2 : 0)
  }

  /** Sends the bytes, compressed if that pays off and the client accepts it. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    reply.header('content-type', this.mediaType)
    if (this.#policy !== undefined) reply.header('content-security-policy', this.#policy)
    if (this.maxAge > 0) reply.header('cache-control', `${this.caches}, max-age=${this.maxAge}`)
    if (this.bytes.length <= MIN_COMPRESSED_BYTES) return reply.send(this.bytes)
    reply.header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'])
    if (this.#brotliQuality !== undefined && /\bbr\b/.test(accepted)) {
      this.#brotli ??= compressPage(this.bytes, this.#brotliQuality)
      return this.#brotli.then((packed) => reply.header('content-encoding', 'br').send(packed))
    }
    if (!accepted.includes('gzip')) return reply.send(this.bytes)
    this.#gzipped ??= compress(this.bytes)
    return this.#gzipped.then((gzipped) => reply.header('content-encoding', 'gzip').send(gzipped))
  }
}

function compressPage(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return compressWithBrotli(html, { params })
}

/** An answer that the database has written as JSON. It is sent as it is: no schema strips or encodes it. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
