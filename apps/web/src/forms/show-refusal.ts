import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, errorSentence } from '../http/api-error'
import { showFieldIssues } from './form-failure'

interface RefusalOptions<Values extends FieldValues> {
  /** The field that a refusal with a code is about, as a name that is taken. */
  readonly codes?: Readonly<Record<string, Path<Values>>>
  /** Says everything else, above the buttons. */
  readonly sentence?: (error: unknown) => string
}

/**
 * Shows in a form why its call was refused: at the fields that it is about, else as the failure of the whole.
 *
 * @param fields the form's field for each field of the call's body
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: Readonly<Record<string, Path<Values>>>,
  { codes = {}, sentence = errorSentence }: RefusalOptions<Values> = {},
): void {
  if (showFieldIssues(error, setError, fields)) return
  const field = error instanceof ApiError ? codes[error.code] : undefined
  if (field) setError(field, { message: errorSentence(error) }, { shouldFocus: true })
  else setError('root', { message: sentence(error) })
}
