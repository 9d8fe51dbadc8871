import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import { errorBody } from '@wordhoard/contracts/errors'
import * as z from 'zod/mini'
import { ApiError } from './api-error'

// The content security policy has no unsafe-eval, so no schema may be compiled to a function.
z.config({ jitless: true })

interface Request {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** The access token to send along. */
  token?: string | undefined
  /** Of an idempotent endpoint: the same call made twice with one key takes effect once. */
  idempotencyKey?: string | undefined
  /** The request goes on when the page is left; browsers allow it 64 KB. */
  keepalive?: boolean | undefined
}

/** The address of a call below the site's root, for what the browser fetches on its own (audio, images). */
export function callUrl(endpoint: Endpoint, request: Request = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(String(request.params?.[name] ?? ''))
  })
  const search = searchParams(request.query).toString()
  return `/api${path}${search && `?${search}`}`
}

/** Several values repeat the name; absent ones are left out. */
function searchParams(values: object = {}): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one))
    }
  }
  return params
}

/** ms without an answer after which a call has failed. */
const TIMEOUT = 30_000

/** An answer with its content read. */
interface Received {
  readonly status: number
  readonly headers: Headers
  readonly data: unknown
}

/** Sends a request and reads the whole answer; rejects when none comes in time, or the signal calls it off. */
async function receive(
  url: string,
  init: RequestInit,
  isFile: boolean,
  signal: AbortSignal | undefined,
): Promise<Received> {
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, TIMEOUT)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const answer = await fetch(url, { ...init, signal: abort.signal })
    const { status, headers } = answer
    if (isFile && answer.ok) return { status, headers, data: await answer.blob() }
    return { status, headers, data: jsonOf(await answer.text()) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** The part of a request that carries its body. */
function bodyOf(body: unknown, encoding: 'form' | undefined): Pick<RequestInit, 'body'> {
  if (body === undefined) return {}
  return { body: encoding === 'form' ? searchParams(body as object) : JSON.stringify(body) }
}

/** Retry-After in seconds; the form with a date is not one that our server sends. */
function retryAfterOf({ headers }: Received): number | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : seconds
}

function refusal(answer: Received): ApiError {
  const { status, data } = answer
  const retryAfter = retryAfterOf(answer)
  const parsed = errorBody.safeParse(data)
  if (!parsed.success) {
    return new ApiError({
      status,
      code: status >= 502 ? 'unavailable' : 'unexpected_answer',
      detail: 'The service is not available right now. Please try again in a moment.',
      retryAfter,
    })
  }
  const { detail, code, request_id } = parsed.data
  const isText = typeof detail === 'string'
  return new ApiError({
    status,
    code,
    detail: isText ? detail : detail.map((issue) => issue.msg).join(' '),
    requestId: request_id,
    fieldIssues: isText ? [] : detail,
    retryAfter,
    body: data,
  })
}

/** Undefined for what is no JSON: an empty answer, or a page of some server on the way. */
function jsonOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.info('Not JSON', error)
    return undefined
  }
}

/**
 * Sends one request as the endpoint describes it and checks the answer against the contract; `call` in http.ts adds what
 * a session needs.
 *
 * @returns the answer; a Blob for an endpoint that answers bytes (`produces`)
 * @throws ApiError when the call is refused, fails, or is answered with something else than promised; the signal's
 * abort error when it was called off
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, token, idempotencyKey, keepalive }: SendOptions = {},
): Promise<AnswerOf<E>> {
  const { body, ...address } = input as Request
  const isFile = endpoint.produces !== undefined
  const isJson = body !== undefined && endpoint.encoding !== 'form'
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...bodyOf(body, endpoint.encoding),
    ...(keepalive && { keepalive }),
  }
  let answer: Received
  try {
    answer = await receive(callUrl(endpoint, address), init, isFile, signal)
  } catch {
    signal?.throwIfAborted()
    throw new ApiError({
      status: 0,
      code: 'offline',
      detail: 'The service cannot be reached. Check your connection and try again.',
    })
  }
  if (answer.status < 200 || answer.status >= 300) throw refusal(answer)
  if (isFile) return answer.data as AnswerOf<E>
  if (!endpoint.response) return undefined as AnswerOf<E>
  const parsed = z.safeParse(endpoint.response, answer.data)
  if (parsed.success) return parsed.data as AnswerOf<E>
  console.error(`Unexpected answer of ${endpoint.method} ${endpoint.path}`, parsed.error.issues)
  throw new ApiError({
    status: answer.status,
    code: 'unexpected_answer',
    detail: 'The service answered in a way that this page does not understand. Reloading the page may help.',
  })
}
