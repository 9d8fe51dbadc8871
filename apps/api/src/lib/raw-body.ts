import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBuffer } from './own-buffer'

const pack = promisify(gzip)
const brotli = promisify(brotliCompress)
/** Takes as long as gzip, for a tenth less. */
const BROTLI_QUALITY = 5
/** Takes twenty times as long, for an eighth less again. */
const HARDEST_BROTLI_QUALITY = 11
/** Size in bytes above which compression pays off: a smaller answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1400

/**
 * An answer kept as bytes: it is not serialised for each request, and compressed once. A page that is kept is compressed
 * hardest once somebody asks for it again.
 */
export class RawBody {
  readonly #packing: Partial<Record<Encoding, Promise<Buffer>>> = {}
  readonly #packed: Partial<Record<Encoding, Buffer>> = {}
  #isPage = false
  #isKept = false
  #isPackedHardest = false
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
    page.#isPage = true
    page.#isKept = isKept
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
    const accepted = request.headers['accept-encoding']
    const ready = this.readyFor(accepted)
    if (ready) {
      if (ready.bytes === this.#packed.br) this.#packHardest()
      return sendReady(reply, ready)
    }
    const encoding = this.#bestEncoding(accepted)!
    this.#packing[encoding] ??=
      encoding === 'br' ? packWithBrotli(this.bytes, BROTLI_QUALITY) : pack(this.bytes)
    return this.#packing[encoding].then((packed) => {
      this.#packed[encoding] = packed
      return sendReady(reply, this.readyFor(accepted)!)
    })
  }

  /** Begins to compress a kept page hardest; until that is done, or if it fails, it is sent as it was the first time. */
  #packHardest(): void {
    if (!this.#isKept || this.#isPackedHardest) return
    this.#isPackedHardest = true
    packWithBrotli(this.bytes, HARDEST_BROTLI_QUALITY).then(
      (packed) => {
        this.#packed.br = packed
      },
      () => undefined,
    )
  }

  /**
   * Returns the bytes for a client that accepts these encodings, with the headers that describe them; undefined as long
   * as they aren't compressed yet.
   */
  readyFor(accepted: string | string[] | undefined): ReadyBytes | undefined {
    const encoding = this.#bestEncoding(accepted)
    const bytes = encoding === undefined ? this.bytes : this.#packed[encoding]
    if (!bytes) return undefined
    const headers = ['content-type', this.mediaType]
    if (this.#policy !== undefined) headers.push('content-security-policy', this.#policy)
    if (this.maxAge > 0) headers.push('cache-control', `${this.caches}, max-age=${this.maxAge}`)
    if (this.bytes.length > MIN_COMPRESSED_BYTES) headers.push('vary', 'accept-encoding')
    if (encoding !== undefined) headers.push('content-encoding', encoding)
    return { bytes, headers }
  }

  /** Returns the best encoding that pays off and is accepted; undefined for the bytes as they are. */
  #bestEncoding(accepted: string | string[] | undefined): Encoding | undefined {
    if (this.bytes.length <= MIN_COMPRESSED_BYTES || typeof accepted !== 'string') return undefined
    if (this.#isPage && /\bbr\b/.test(accepted)) return 'br'
    return accepted.includes('gzip') ? 'gzip' : undefined
  }
}

type Encoding = 'br' | 'gzip'

/** Bytes as they are sent, and names and values of their headers in turn. */
export interface ReadyBytes {
  readonly bytes: Buffer
  readonly headers: readonly string[]
}

function sendReady(reply: FastifyReply, { bytes, headers }: ReadyBytes): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1])
  return reply.send(bytes)
}

function packWithBrotli(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return brotli(html, { params })
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
