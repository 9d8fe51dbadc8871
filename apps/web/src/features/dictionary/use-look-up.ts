import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { useContext } from 'react'
import { dictionaryQueries } from './dictionary.queries'
import { TextTopic } from './text-topic'
import type { WordQuery } from './word-query'

interface LookUpState {
  /** Undefined while loading, and when nothing could be had. */
  readonly found: LookUp | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly isRetrying: boolean
}

/**
 * What the dictionary has on a tapped word or phrase. When it cannot be reached, a word that was fetched ahead is shown without
 * what depends on its sentence.
 */
export function useLookUp(word: WordQuery): LookUpState {
  const topic = useContext(TextTopic)
  const client = useQueryClient()
  const { data, error, failureCount, refetch, isFetching, isError } = useQuery(
    dictionaryQueries.lookUp(word, topic),
  )
  // At the first failure: what is there is not held back while the call is made again.
  const kept =
    failureCount > 0 ? client.getQueryData(dictionaryQueries.fetchedAhead(word.text).queryKey) : undefined
  return {
    found: data ?? (kept && { entries: kept, phrases: [], ranking: [] }),
    error,
    retry: () => void refetch(),
    isRetrying: isFetching && isError,
  }
}
