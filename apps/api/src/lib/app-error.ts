import { type ErrorCode, errorTable, type FieldIssue } from '@wordhoard/contracts/errors'

/** A way to say no that the contract knows. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | FieldIssue[]
  readonly headers: Record<string, string> | undefined

  constructor(code: ErrorCode, detail?: string | FieldIssue[], headers?: Record<string, string>) {
    const { status, detail: usual } = errorTable[code]
    super(typeof detail === 'string' ? detail : usual)
    this.code = code
    this.headers = headers
    this.status = status
    this.detail = detail ?? usual
  }

  /** 429 that says when to come back. */
  static tooMany(waitSeconds: number): AppError {
    return new AppError('too_many_requests', undefined, { 'retry-after': String(Math.max(1, waitSeconds)) })
  }
}
