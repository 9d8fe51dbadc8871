import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../http/api-error'

/**
 * Puts the messages of a refused call under the fields that they are about.
 *
 * @param fields the form's field for each field of the call's body
 * @returns whether every message found its field; if not, something else has to be said
 */
export function showFieldIssues<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: Readonly<Record<string, Path<Values>>>,
): boolean {
  if (!(error instanceof ApiError) || error.fieldIssues.length === 0) return false
  const shown = new Set<string>()
  let all = true
  for (const { loc, msg } of error.fieldIssues) {
    const field = fields[String(loc[1])]
    if (!field) all = false
    else if (!shown.has(field)) setError(field, { message: msg }, { shouldFocus: shown.size === 0 })
    if (field) shown.add(field)
  }
  return all
}
