import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { waitInWords } from '../../../forms/form-errors'
import { showRefusal } from '../../../forms/show-refusal'
import { ApiError, errorSentence } from '../../../http/api-error'

/**
 * Shows why a call that carries the present password was refused: a wrong password at its field, what is wrong with
 * other fields at theirs, all else above the buttons.
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

/** What went wrong, and where the server says so, when it may be tried again. */
export function failureWithWait(error: unknown): string {
  const wait = error instanceof ApiError ? waitInWords(error.retryAfter) : undefined
  return wait ? `${errorSentence(error)} ${wait}` : errorSentence(error)
}
