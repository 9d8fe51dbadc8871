import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { useContext } from 'react'
import { dictionaryQueries } from './dictionary.queries'
import { lookUpQuery } from './look-up.query'
import { TextSensesContext } from './text-senses'
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
  const senses = useContext(TextSensesContext)
  const client = useQueryClient()
  const query = lookUpQuery(word, topic, senses?.find(word))
  const tap = hashKey(query.queryKey.slice(0, -1))
  const { data, error, failureCount, refetch, isFetching, isError } = useQuery({
    ...query,
    // When an author chooses a meaning, the panel keeps what it shows while the answer comes in a new order.
    placeholderData: (known, before) =>
      before && hashKey(before.queryKey.slice(0, -1)) === tap ? known : undefined,
  })
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
