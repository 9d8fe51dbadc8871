import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import { errorBody } from '@wordhoard/contracts/errors'
import type { AxiosInstance, AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from './api-error'

// The content security policy has no unsafe-eval, so no schema may be compiled to a function.
z.config({ jitless: true })

interface Request {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a call below the site's root, for what the browser fetches on its own (audio, images). */
export function callUrl(endpoint: Endpoint, request: Request = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(String(request.params?.[name] ?? ''))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    // Several values repeat the name.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  const search = query.toString()
  return `/api${path}${search && `?${search}`}`
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

function refusal(answer: AxiosResponse<unknown>): ApiError {
  const parsed = errorBody.safeParse(answer.data)
  if (!parsed.success) {
    const code = answer.status >= 502 ? 'unavailable' : 'unexpected_answer'
    return new ApiError({
      status: answer.status,
      code,
      detail: 'The service is not available right now. Please try again in a moment.',
    })
  }
  const { detail, code, request_id } = parsed.data
  const issues = typeof detail === 'string' ? [] : detail
  return new ApiError({
    status: answer.status,
    code,
    detail: typeof detail === 'string' ? detail : detail.map((issue) => issue.msg).join(' '),
    requestId: request_id,
    fieldIssues: issues,
  })
}

/**
 * Makes a call of the API and checks the answer against the contract.
 *
 * @param input the parts that the endpoint has: params, query, body.
 * @throws ApiError when the call is refused, fails, or is answered with something else than promised; the signal's
 * abort error when it was called off.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<E>> {
  const request = input as Request
  let answer: AxiosResponse<unknown>
  try {
    const http = await getClient()
    answer = await http.request({
      method: endpoint.method,
      url: callUrl(endpoint, request),
      ...(request.body !== undefined && { data: request.body }),
      ...(options.signal && { signal: options.signal }),
    })
  } catch {
    options.signal?.throwIfAborted()
    throw new ApiError({
      status: 0,
      code: 'offline',
      detail: 'The service cannot be reached. Check your connection and try again.',
    })
  }
  if (answer.status < 200 || answer.status >= 300) throw refusal(answer)
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
