import { errorBody } from '@wordhoard/contracts/errors'
import { ApiError } from './api-error'
import { httpMessages } from './messages'

/** The parts of an HTTP answer needed here, from our server or a proxy. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Parsed if it was JSON, otherwise unchanged. */
  readonly data: unknown
}

/** Returns code and sentence for an answer that isn't from our server: a proxy's own pages are never shown. */
function describeStatus(status: number): { code: string; detail: string } {
  if (status === 429) {
    return { code: 'too_many_requests', detail: httpMessages.tooManyRequests }
  }
  if (status === 413) return { code: 'too_large', detail: httpMessages.tooLarge }
  return {
    code: status >= 500 ? 'unavailable' : 'unexpected_answer',
    detail: httpMessages.unavailable,
  }
}

/**
 * Turns an unsuccessful answer into an error: with our server's message, or with a sentence for the status when
 * something in between (a proxy, a network's login page) answered instead.
 */
export function errorFromAnswer({ status, headers, data }: Answer): ApiError {
  const retryAfter = parseRetryAfter(headers)
  const parsed = errorBody.safeParse(data)
  if (!parsed.success) return new ApiError({ status, ...describeStatus(status), retryAfter })
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

/** Parses Retry-After in seconds; our server never sends the form with a date. */
function parseRetryAfter(headers: Answer['headers']): number | undefined {
  const seconds = Number.parseInt(String(headers['retry-after'] ?? ''), 10)
  return Number.isNaN(seconds) ? undefined : seconds
}
