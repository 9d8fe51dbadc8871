import { type ErrorCode, errorTable, type FieldIssue } from '@wordhoard/contracts/errors'

/** A way to say no that the contract knows. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | FieldIssue[]
  readonly headers: Record<string, string> | undefined
  /** What the body carries besides the usual. */
  extras: Readonly<Record<string, unknown>> = {}

  constructor(code: ErrorCode, detail?: string | FieldIssue[], headers?: Record<string, string>) {
    const { status, detail: usual } = errorTable[code]
    super(typeof detail === 'string' ? detail : usual)
    this.code = code
    this.headers = headers
    this.status = status
    this.detail = detail ?? usual
  }

  /** The same with more to say in its body. */
  with(extras: Readonly<Record<string, unknown>>): this {
    this.extras = extras
    return this
  }

  /** 429 that says when to come back. */
  static tooMany(waitSeconds: number): AppError {
    return new AppError('too_many_requests', undefined, { 'retry-after': String(Math.max(1, waitSeconds)) })
  }
}
