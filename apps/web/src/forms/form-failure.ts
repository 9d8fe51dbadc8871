import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../http/api-error'

/**
 * Shows the messages of a refused call below the fields that they are about.
 *
 * @param fields form fields by the name of the field in the call's body
 * @returns true if every message found its field; otherwise the caller must show a message of its own
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
