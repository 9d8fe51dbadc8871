import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import type { AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from './api-error'
import { fetchAdapter } from './fetch-adapter'
import { fetchAnswer } from './fetch-answer'
import { errorFromAnswer } from './http-refusal'
import { httpMessages } from './messages'
import { reportAnswer, suspectConnection } from './reach'
import { reportServerTime, startTiming } from './server-time'
import { countWrite } from './unfinished-writes'

// Our content security policy has no unsafe-eval, so zod mustn't compile schemas to functions.
z.config({ jitless: true })

interface Request {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** Access token to send with the request. */
  token?: string | undefined
  /** Key of a call to an idempotent endpoint: the same call sent twice with one key takes effect once. */
  idempotencyKey?: string | undefined
  /** Lets the request outlive the page; browsers limit such requests to 64 KB. */
  keepalive?: boolean | undefined
}

/**
 * Returns the address of a call below the site's root, for resources that the browser fetches itself (audio, images).
 */
export function callUrl(endpoint: Endpoint, request: Request = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(String(request.params?.[name] ?? ''))
  })
  const search = searchParams(request.query).toString()
  return `/api${path}${search && `?${search}`}`
}

/** Repeats the name of a parameter with several values; omits absent ones. */
function searchParams(values: object = {}): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one))
    }
  }
  return params
}

/** A request ready to be sent. */
interface ReadyRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Form fields if they are URLSearchParams; otherwise sent as JSON, unless undefined. */
  readonly body: unknown
  readonly isFile: boolean
  readonly keepalive: boolean
  readonly signal: AbortSignal | undefined
}

/** An answer, successful or not. */
interface SentAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: unknown
}

/** Sends what a page needs before anybody touches it: by fetch alone, because axios comes with the first change. */
async function sendEarly(request: ReadyRequest): Promise<SentAnswer> {
  const { url, method, body, headers, isFile, keepalive, signal } = request
  const hasBody = body !== undefined
  const answer = await fetchAnswer(url, {
    method,
    headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
    isFile,
  })
  return { ...answer, headers: Object.fromEntries(answer.headers) }
}

let client: Promise<AxiosInstance> | undefined

/** Loads axios with the first change. */
function getClient(): Promise<AxiosInstance> {
  client ??= import('axios').then(({ default: axios }) =>
    axios.create({ adapter: fetchAdapter, transformResponse: [], validateStatus: () => true }),
  )
  client.catch(() => {
    client = undefined
  })
  return client
}

/** Loads the code that sends changes, at the first sign of use; if it fails, the first change tries again. */
export function preloadChanges(): void {
  getClient().catch((error: unknown) => console.info('The code that sends changes is not there yet', error))
}

/** Sends a change that somebody makes, by axios. */
async function sendChange(request: ReadyRequest): Promise<SentAnswer> {
  const { url, method, body, headers, isFile, keepalive, signal } = request
  const http = await getClient()
  return http.request<unknown>({
    url,
    method,
    headers,
    ...(body !== undefined && { data: body }),
    ...(keepalive && { keepalive }),
    ...(isFile && { responseType: 'blob' }),
    ...(signal && { signal }),
  })
}

/**
 * Sends a request as its endpoint describes and validates the answer against the contract; `call` in session/call.ts
 * adds the session.
 *
 * @returns the answer; a Blob for endpoints that return bytes (`produces`)
 * @throws ApiError when the call is refused, fails, or gets an answer that breaks the contract; the signal's abort
 * error when it was aborted
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, token, idempotencyKey, keepalive }: SendOptions = {},
): Promise<AnswerOf<E>> {
  const { body, ...address } = input as Request
  const timing = startTiming()
  let answer: SentAnswer
  try {
    const request: ReadyRequest = {
      method: endpoint.method,
      url: callUrl(endpoint, address),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: body !== undefined && endpoint.encoding === 'form' ? searchParams(body as object) : body,
      isFile: endpoint.produces !== undefined,
      keepalive: keepalive === true,
      signal,
    }
    const sending = () =>
      endpoint.method === 'GET' || endpoint.isEarly ? sendEarly(request) : sendChange(request)
    answer = await (endpoint.method === 'GET' ? sending() : countWrite(sending))
  } catch {
    signal?.throwIfAborted()
    suspectConnection()
    throw new ApiError({
      status: 0,
      code: 'offline',
      detail: httpMessages.offline,
    })
  }
  reportAnswer()
  reportServerTime(answer.headers, timing)
  if (answer.status < 200 || answer.status >= 300) throw errorFromAnswer(answer)
  if (endpoint.produces !== undefined) return answer.data as AnswerOf<E>
  if (!endpoint.response) return undefined as AnswerOf<E>
  const parsed = z.safeParse(endpoint.response, answer.data)
  if (parsed.success) return parsed.data as AnswerOf<E>
  console.error(
    `The answer to ${endpoint.method} ${endpoint.path} does not match its contract`,
    parsed.error.issues,
  )
  throw new ApiError({
    status: answer.status,
    code: 'unexpected_answer',
    detail: httpMessages.unexpectedAnswer,
  })
}
