import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, errorSentence } from '../http/api-error'
import { showFieldIssues } from './form-failure'

interface RefusalOptions<Values extends FieldValues> {
  /** Fields by error code, such as the name for a name that is taken. */
  readonly codes?: Readonly<Record<string, Path<Values>>>
  /** Returns the message for everything else, shown above the buttons. */
  readonly sentence?: (error: unknown) => string
}

/**
 * Shows in a form why its call was refused: at the fields concerned, otherwise above the buttons.
 *
 * @param fields form fields by the name of the field in the call's body
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
