import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImportError } from '../import-error'
import type { ByteInput } from './bytes'

/** Maximum number of consecutive attempts that bring no data. */
const MAX_TRIES = 8
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 15_000
/** A connection without data for this long counts as broken. */
const IDLE_TIMEOUT_MS = 60_000

/** Opens a file at a URL. A broken connection is resumed where it broke (RFC 9110, section 14: Range, If-Range). */
export async function openUrl(address: string, firstPause = FIRST_PAUSE_MS): Promise<ByteInput> {
  const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }).catch(
    (cause: Error) => {
      throw new ImportError(`${address} cannot be reached: ${reasonOf(cause)}`, { cause })
    },
  )
  if (!head.ok) throw new ImportError(`${address} answers ${head.status} ${head.statusText}`)
  const validator = validatorOf(head.headers)
  const size = Number(head.headers.get('content-length') ?? 0)
  const modified = new Date(head.headers.get('last-modified') ?? Date.now())
  return {
    name: basename(new URL(address).pathname) || new URL(address).hostname,
    identity: createHash('sha256').update(`${address}\n${size}\n${validator}`).digest('hex').slice(0, 32),
    size,
    date: modified.toISOString().slice(0, 10),
    read: (from) => readWithRetries(address, { from, size, validator, firstPause }),
  }
}

interface Reading {
  readonly from: number
  readonly size: number
  readonly validator: string
  readonly firstPause: number
}

async function* readWithRetries(
  address: string,
  { from, size, validator, firstPause }: Reading,
): AsyncGenerator<Buffer> {
  let at = from
  for (let tries = 0; size === 0 || at < size; tries++) {
    let failure = 'the connection ended early'
    try {
      for await (const chunk of request(address, at, validator)) {
        at += chunk.length
        tries = 0
        yield chunk
      }
      if (size === 0) return
    } catch (error) {
      if (error instanceof ImportError) throw error
      failure = reasonOf(error as Error)
    }
    if (size > 0 && at >= size) return
    if (tries >= MAX_TRIES) throw new ImportError(`${address} broke off at byte ${at}: ${failure}`)
    await sleep(Math.min(MAX_PAUSE_MS, firstPause * 2 ** tries))
  }
}

async function* request(address: string, from: number, validator: string): AsyncGenerator<Buffer> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  if (from > 0) {
    headers.range = `bytes=${from}-`
    if (validator !== '') headers['if-range'] = validator
  }
  const idleAbort = new AbortController()
  let timer = setTimeout(() => idleAbort.abort(), IDLE_TIMEOUT_MS)
  try {
    const answer = await fetch(address, { headers, signal: idleAbort.signal })
    if (answer.status >= 500) throw new Error(`it answered ${answer.status}`)
    if (!answer.ok) throw new ImportError(`${address} answers ${answer.status} ${answer.statusText}`)
    if (from > 0 && validatorOf(answer.headers) !== validator) {
      throw new ImportError(`${address} has changed meanwhile; start the import again`)
    }
    // A server without range support sends everything from the beginning.
    let passed = answer.status === 206 ? from : 0
    for await (const piece of answer.body ?? []) {
      clearTimeout(timer)
      timer = setTimeout(() => idleAbort.abort(), IDLE_TIMEOUT_MS)
      const chunk = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      const skip = Math.min(chunk.length, Math.max(0, from - passed))
      passed += chunk.length
      if (skip < chunk.length) yield chunk.subarray(skip)
    }
  } finally {
    clearTimeout(timer)
    idleAbort.abort()
  }
}

/** Returns a header value that identifies the current version of a file; empty if the server sends none. */
function validatorOf(headers: Headers): string {
  const tag = headers.get('etag') ?? ''
  return tag !== '' && !tag.startsWith('W/') ? tag : (headers.get('last-modified') ?? '')
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
