import { errorBody } from '@wordhoard/contracts/errors'
import { ApiError } from './api-error'

/** What an answer says of itself, whoever gave it. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Parsed where it was JSON, else as it came. */
  readonly data: unknown
}

/** Sentences for answers that are not our server's: a proxy's own pages are never shown. */
function ofProxy(status: number): { code: string; detail: string } {
  if (status === 429) {
    return { code: 'too_many_requests', detail: 'Too many requests. Please try again later.' }
  }
  if (status === 413) return { code: 'too_large', detail: 'The request is too large.' }
  return {
    code: status >= 500 ? 'unavailable' : 'unexpected_answer',
    detail: 'The service is not available right now. Please try again in a moment.',
  }
}

/**
 * The error of an answer that is no success: what our server says, or a sentence for its status when something between
 * (a proxy, a network's login page) answered in its place.
 */
export async function refusalOf({ status, headers, data }: Answer): Promise<ApiError> {
  const retryAfter = retryAfterOf(headers)
  const body = data instanceof Blob ? jsonOf(await data.text()) : data
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return new ApiError({ status, ...ofProxy(status), retryAfter })
  const { detail, code, request_id } = parsed.data
  const isText = typeof detail === 'string'
  return new ApiError({
    status,
    code,
    detail: isText ? detail : detail.map((issue) => issue.msg).join(' '),
    requestId: request_id,
    fieldIssues: isText ? [] : detail,
    retryAfter,
    body,
  })
}

/** Retry-After in seconds; the form with a date is not one that our server sends. */
function retryAfterOf(headers: Answer['headers']): number | undefined {
  const seconds = Number.parseInt(String(headers['retry-after'] ?? ''), 10)
  return Number.isNaN(seconds) ? undefined : seconds
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.info('Not JSON', error)
    return undefined
  }
}
