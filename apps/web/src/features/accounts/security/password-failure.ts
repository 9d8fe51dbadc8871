import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { waitInWords } from '../../../forms/form-errors'
import { showRefusal } from '../../../forms/show-refusal'
import { ApiError, errorSentence } from '../../../http/api-error'

/**
 * Shows why a call that carries the current password was rejected: a wrong password at its field, issues of other
 * fields at those fields, everything else above the buttons.
 */
export function passwordFailure<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: Readonly<Record<string, Path<Values>>>,
  passwordField: Path<Values>,
): void {
  const codes = { wrong_password: passwordField }
  showRefusal(error, setError, fields, { codes, sentence: failureWithWait })
}

/** Returns what went wrong and, if the server says so, when the user can try again. */
export function failureWithWait(error: unknown): string {
  const wait = error instanceof ApiError ? waitInWords(error.retryAfter) : undefined
  return wait ? `${errorSentence(error)} ${wait}` : errorSentence(error)
}
