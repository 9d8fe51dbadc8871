import { useQuery } from '@tanstack/react-query'
import { vocabularyQueries } from '../vocabulary.queries'
import type { VocabularyValues } from './vocabulary-values'

interface CopiedVocabulary {
  readonly data: VocabularyValues | undefined
  readonly isLoading: boolean
  readonly failed: boolean
}

/** Name and description of the vocabulary that is to be copied, as a suggestion for a new one. */
export function useCopiedVocabulary(id: number | undefined): CopiedVocabulary {
  const { data, isError } = useQuery({ ...vocabularyQueries.info(id ?? 0), enabled: id !== undefined })
  return {
    data: data && { ...data, access_modifier: 'private' },
    isLoading: id !== undefined && !data && !isError,
    failed: isError,
  }
}
