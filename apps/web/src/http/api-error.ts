import type { FieldIssue } from '@wordhoard/contracts/errors'
import { httpMessages } from './messages'

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
 * A call that was refused or failed. `code` comes from the server (`packages/contracts/src/errors.ts`), or is `offline`
 * when no answer came (status 0), or `unexpected_answer` when the answer doesn't match the contract.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** A sentence for the user. */
  readonly detail: string
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined
  /** Fields that failed validation; empty for other errors. */
  readonly fieldIssues: readonly FieldIssue[]
  /** Seconds to wait before the same call can succeed, if the server says so (429, 503). */
  readonly retryAfter: number | undefined
  /** The whole answer, for errors that carry extra data; the caller must parse it. */
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

/** Returns true if the call got no answer at all. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline'
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403
export const isUnauthorised = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Returns the sentence to show to the user for any error. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.detail : httpMessages.unknown
}
