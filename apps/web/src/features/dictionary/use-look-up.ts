import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { useContext } from 'react'
import { dictionaryQueries } from './dictionary.queries'
import { lookUpQuery } from './look-up.query'
import { TextTopic } from './text-topic'
import type { WordQuery } from './word-query'

interface LookUpState {
  /** Undefined while loading and when nothing could be loaded. */
  readonly found: LookUp | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly isRetrying: boolean
}

/**
 * Looks up a tapped word or phrase. If the dictionary can't be reached, a prefetched word is shown without what depends
 * on its sentence.
 */
export function useLookUp(word: WordQuery): LookUpState {
  const topic = useContext(TextTopic)
  const client = useQueryClient()
  const { data, error, failureCount, refetch, isFetching, isError } = useQuery(lookUpQuery(word, topic))
  // After the first failure, prefetched entries are shown while the call is retried.
  const prefetched =
    failureCount > 0 ? client.getQueryData(dictionaryQueries.fetchedAhead(word.text).queryKey) : undefined
  return {
    found: data ?? (prefetched && { entries: prefetched, phrases: [], ranking: [] }),
    error,
    retry: () => void refetch(),
    isRetrying: isFetching && isError,
  }
}
