import { ApiError, isOffline } from '../http/api-error'
import { waitMessages } from './messages'

/** Message above a form's buttons after a refused call. */
export interface FormFailure {
  text: string
  /** When to try again, in words. */
  wait?: string | undefined
}

/**
 * Returns the message for a refused call: the server's, or our own for a lost connection or too many requests (429).
 *
 * @param fallback message for any other answer that is not from our server.
 */
export function formFailure(error: unknown, fallback: string): FormFailure {
  if (!(error instanceof ApiError)) return { text: fallback }
  const isOurs = error.requestId !== undefined || isOffline(error) || error.status === 429
  if (!isOurs) return { text: fallback }
  return { text: error.detail, wait: waitInWords(error.retryAfter) }
}

/** Returns a sentence such as "You can try again in 5 minutes.", rounded up. */
export function waitInWords(seconds: number | undefined): string | undefined {
  if (seconds === undefined || seconds <= 0) return undefined
  if (seconds < 100) return waitMessages.seconds(seconds)
  if (seconds < 6000) return waitMessages.minutes(Math.ceil(seconds / 60))
  return waitMessages.hours(Math.ceil(seconds / 3600))
}

/** Returns the first field of a form, in the form's order, that a refused call has a message for. */
export function firstIssueField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): Field | undefined {
  const named = new Set(error instanceof ApiError ? error.fieldIssues.map(({ loc }) => String(loc[1])) : [])
  return Object.entries(fields).find(([name]) => named.has(name))?.[1]
}
