import { ApiError, errorSentence } from '../../../http/api-error'
import type { VocabularyFailure } from './vocabulary-form'

const nameTaken: VocabularyFailure = { name: 'Vocabulary with this name already exists.' }

/** Returns the messages to show when a vocabulary could not be created. */
export function createFailure(error: unknown): VocabularyFailure {
  if (error instanceof ApiError && error.status === 409) return nameTaken
  return { form: errorSentence(error) }
}

/** Returns the messages to show in the settings when a vocabulary could not be updated. */
export function updateFailure(error: unknown): VocabularyFailure {
  switch (error instanceof ApiError ? error.status : 0) {
    case 409:
      return nameTaken
    case 404:
      return { form: 'Vocabulary not found.' }
    case 403:
      return { form: "You don't have permission to update this vocabulary." }
    default:
      return { form: 'Failed to update vocabulary. Please try again.' }
  }
}
