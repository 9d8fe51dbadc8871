import type { FieldIssue } from '@wordhoard/contracts/errors'

interface ApiErrorInit {
  status: number
  code: string
  detail: string
  requestId?: string | undefined
  fieldIssues?: readonly FieldIssue[] | undefined
  retryAfter?: number | undefined
  body?: unknown
}

/**
 * A call that was refused or did not arrive. `code` is the server's (`packages/contracts/src/errors.ts`), or `offline`
 * when no answer came (status 0), or `unexpected_answer` when it was not what the contract says.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** A sentence for a person. */
  readonly detail: string
  /** What the server's log calls this request. */
  readonly requestId: string | undefined
  /** Which fields failed validation; empty for other errors. */
  readonly fieldIssues: readonly FieldIssue[]
  /** Seconds to wait before the same call can succeed, where the server says so (429, 503). */
  readonly retryAfter: number | undefined
  /** The whole answer, for an error that carries more than the usual; to be parsed. */
  readonly body: unknown

  constructor({ status, code, detail, requestId, fieldIssues = [], retryAfter, body }: ApiErrorInit) {
    super(`${code}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.requestId = requestId
    this.fieldIssues = fieldIssues
    this.retryAfter = retryAfter
    this.body = body
  }
}

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline'
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403
export const isUnauthorised = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** What to tell a person about any error. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.detail : 'Something went wrong. Please try again.'
}
