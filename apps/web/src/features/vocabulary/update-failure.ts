import { ApiError } from '../../lib/api-error'
import type { VocabularyFailure } from './vocabulary-form'

/** What the settings say when a vocabulary could not be updated. */
export function updateFailure(error: unknown): VocabularyFailure {
  switch (error instanceof ApiError ? error.status : 0) {
    case 409:
      return { name: 'Vocabulary with this name already exists.' }
    case 404:
      return { form: 'Vocabulary not found.' }
    case 403:
      return { form: "You don't have permission to update this vocabulary." }
    default:
      return { form: 'Failed to update vocabulary. Please try again.' }
  }
}
