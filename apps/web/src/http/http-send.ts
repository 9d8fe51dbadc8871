import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import type { AxiosInstance, AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from './api-error'
import { refusalOf } from './http-refusal'
import { keepaliveAdapter } from './keepalive-adapter'

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

let client: Promise<AxiosInstance> | undefined

/** axios is fetched with the first call: no first screen waits for it. */
function getClient(): Promise<AxiosInstance> {
  client ??= import('axios').then(({ default: axios }) =>
    axios.create({ timeout: 30_000, validateStatus: () => true }),
  )
  client.catch(() => {
    client = undefined
  })
  return client
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
  let answer: AxiosResponse<unknown>
  try {
    const http = await getClient()
    answer = await http.request({
      method: endpoint.method,
      url: callUrl(endpoint, address),
      ...(body !== undefined && { data: endpoint.encoding === 'form' ? searchParams(body as object) : body }),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(keepalive && { adapter: keepaliveAdapter }),
      ...(endpoint.produces !== undefined && { responseType: 'blob' }),
      ...(signal && { signal }),
    })
  } catch {
    signal?.throwIfAborted()
    throw new ApiError({
      status: 0,
      code: 'offline',
      detail: 'The service cannot be reached. Check your connection and try again.',
    })
  }
  if (answer.status < 200 || answer.status >= 300) throw await refusalOf(answer)
  if (endpoint.produces !== undefined) return answer.data as AnswerOf<E>
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
