import { ApiError, isOffline } from '../http/api-error'

/** What stands above a form's buttons when a call was refused. */
export interface FormFailure {
  text: string
  /** When the same may be tried again, in words. */
  wait?: string | undefined
}

/**
 * What to tell about a refused call: the server's words, else why there were none.
 *
 * @param fallback for an answer that says nothing of use.
 */
export function formFailure(error: unknown, fallback: string): FormFailure {
  if (!(error instanceof ApiError)) return { text: fallback }
  const isOurs = error.requestId !== undefined || isOffline(error) || error.status === 429
  if (!isOurs) return { text: fallback }
  return { text: error.detail, wait: waitInWords(error.retryAfter) }
}

/** "You can try again in 5 minutes.", rounded up. */
export function waitInWords(seconds: number | undefined): string | undefined {
  if (seconds === undefined || seconds <= 0) return undefined
  const [amount, unit] =
    seconds < 100
      ? ([seconds, 'second'] as const)
      : seconds < 6000
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const)
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`
}

/** The first of a form's fields that a refused call has a message for. */
export function firstIssueField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): Field | undefined {
  const named = new Set(error instanceof ApiError ? error.fieldIssues.map(({ loc }) => String(loc[1])) : [])
  return Object.entries(fields).find(([name]) => named.has(name))?.[1]
}
