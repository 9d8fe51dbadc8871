import { type ErrorCode, errorTable, type FieldIssue } from '@wordhoard/contracts/errors'

/** An error that the contract declares; plugins/errors.ts turns it into the response. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | FieldIssue[]
  readonly headers: Record<string, string> | undefined
  /** Extra fields of the response body. */
  extras: Readonly<Record<string, unknown>> = {}

  constructor(code: ErrorCode, detail?: string | FieldIssue[], headers?: Record<string, string>) {
    const { status, detail: usual } = errorTable[code]
    super(typeof detail === 'string' ? detail : usual)
    this.code = code
    this.headers = headers
    this.status = status
    this.detail = detail ?? usual
  }

  /** Adds fields to the response body. Returns this error. */
  with(extras: Readonly<Record<string, unknown>>): this {
    this.extras = extras
    return this
  }

  /** Creates a 429 with a `Retry-After` header. */
  static tooMany(waitSeconds: number): AppError {
    return new AppError('too_many_requests', undefined, { 'retry-after': String(Math.max(1, waitSeconds)) })
  }
}
