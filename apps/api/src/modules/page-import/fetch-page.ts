import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AppError } from '../../lib/app-error'
import { parsePageAddress } from './page-address'
import { isPublicAddress } from './public-address'

/** Maximum size of a page in bytes, decompressed. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024
/** Time limit for a page with its redirects, in ms. */
const TIME_LIMIT_MS = 10_000
const MAX_REDIRECTS = 5
const redirectStatuses = new Set([301, 302, 303, 307, 308])
const textTypes = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i

export interface FetchOptions {
  /** Value of the `User-Agent` header. */
  readonly userAgent: string
  /** Origins that are allowed although they aren't public; for tests. */
  readonly allowedOrigins?: readonly string[]
  readonly timeLimit?: number
  /** Resolves names; for tests. */
  readonly resolve?: typeof resolveName
}

export interface FetchedPage {
  /** Address after redirects. */
  readonly url: string
  /** Value of the `Content-Type` header. */
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Fetches a page of text from the public internet. A name is resolved once for each connection and the connection goes
 * to one of the addresses that were checked, so a name that resolves to another address later gains nothing. Each
 * redirect is checked like the first address.
 *
 * @throws AppError `page_address_refused`, `page_unreachable`, `page_not_text`, `page_too_large`
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const { allowedOrigins = [], timeLimit = TIME_LIMIT_MS } = options
  const signal = AbortSignal.timeout(timeLimit)
  let url = parsePageAddress(address, undefined, allowedOrigins)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await getResponse(url, signal, options)
    try {
      const { statusCode = 0, headers } = response
      if (redirectStatuses.has(statusCode) && headers.location !== undefined) {
        url = parsePageAddress(headers.location, url, allowedOrigins)
        continue
      }
      if (statusCode < 200 || statusCode > 299) throw new AppError('page_unreachable')
      const contentType = headers['content-type'] ?? ''
      if (!textTypes.test(contentType)) throw new AppError('page_not_text')
      return { url: url.href, contentType, bytes: await readBody(response, signal) }
    } finally {
      response.destroy()
    }
  }
  throw new AppError('page_unreachable')
}

/** Sends a request without cookies and resolves with the response's head. */
function getResponse(url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const isAllowed = options.allowedOrigins?.includes(url.origin) === true
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        agent: false,
        signal,
        lookup: isAllowed ? undefined : publicLookup(options.resolve ?? resolveName),
        headers: {
          accept: 'text/html, application/xhtml+xml, text/plain;q=0.9',
          'accept-encoding': 'gzip, br, deflate',
          'accept-language': 'en-GB, en;q=0.9',
          'user-agent': options.userAgent,
        },
      },
      resolve,
    )
    request.once('error', (error) =>
      reject(error instanceof AppError ? error : new AppError('page_unreachable')),
    )
    request.end()
  })
}

/** Returns a resolver that fails with `page_address_refused` when any address of a name isn't public. */
function publicLookup(resolve: typeof resolveName): LookupFunction {
  return (hostname, { all, family, hints }, callback) => {
    resolve(hostname, { all: true, family, hints }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new AppError('page_address_refused'), '')
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

/** Reads a body, decompressed, up to the limit. */
async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding !== '' && encoding !== 'identity' && !(encoding in decoders))
    throw new AppError('page_not_text')
  if (Number(response.headers['content-length']) > MAX_PAGE_BYTES) throw new AppError('page_too_large')
  const decoder = encoding in decoders ? decoders[encoding as keyof typeof decoders]() : undefined
  const body: Readable = decoder ? response.pipe(decoder) : response
  const giveUp = () => body.destroy(new AppError('page_unreachable'))
  // A pipe passes on neither errors nor the abort signal.
  response.once('error', giveUp)
  signal.addEventListener('abort', giveUp, { once: true })
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > MAX_PAGE_BYTES) throw new AppError('page_too_large')
      chunks.push(chunk)
    }
    if (!response.complete) throw new AppError('page_unreachable')
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('page_unreachable')
  } finally {
    signal.removeEventListener('abort', giveUp)
    decoder?.destroy()
  }
  return Buffer.concat(chunks)
}
