import { useQuery } from '@tanstack/react-query'
import { vocabularyQueries } from '../vocabulary.queries'
import type { VocabularyValues } from './vocabulary-values'

interface CopiedVocabulary {
  readonly data: VocabularyValues | undefined
  readonly isLoading: boolean
  readonly failed: boolean
}

/** Fetches the name and description of the vocabulary to copy, as suggestions for a new private one. */
export function useCopiedVocabulary(id: number | undefined): CopiedVocabulary {
  const { data, isError } = useQuery({ ...vocabularyQueries.info(id ?? 0), enabled: id !== undefined })
  return {
    data: data && { ...data, access_modifier: 'private' },
    isLoading: id !== undefined && !data && !isError,
    failed: isError,
  }
}
