import { ApiError, errorSentence } from '../../../http/api-error'
import type { VocabularyFailure } from './vocabulary-form'
import { vocabularyFormMessages } from './vocabulary-form-messages'

const nameTaken: VocabularyFailure = { name: vocabularyFormMessages.failures.nameTaken }

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
      return { form: vocabularyFormMessages.failures.notFound }
    case 403:
      return { form: vocabularyFormMessages.failures.forbidden }
    default:
      return { form: vocabularyFormMessages.failures.notUpdated }
  }
}
