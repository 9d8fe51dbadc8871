import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { useContext } from 'react'
import { useTranslationLang } from '../../languages/my-language.store'
import { dictionaryQueries } from './dictionary.queries'
import { lookUpQuery } from './look-up.query'
import { TextSensesContext } from './text-senses'
import { TextTopic } from './text-topic'
import type { WordQuery } from './word-query'

/** What identifies a tap in a query's key: all but the language and the author's choice, which come last. */
const TAP_PARTS = -2

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
  // The queries below ask for translations into it.
  useTranslationLang()
  const topic = useContext(TextTopic)
  const senses = useContext(TextSensesContext)
  const client = useQueryClient()
  const query = lookUpQuery(word, topic, senses?.find(word))
  const tap = hashKey(query.queryKey.slice(0, TAP_PARTS))
  const { data, error, failureCount, refetch, isFetching, isError } = useQuery({
    ...query,
    // When an author chooses a meaning, or the reader a language, the panel keeps what it shows until the answer comes.
    placeholderData: (known, before) =>
      before && hashKey(before.queryKey.slice(0, TAP_PARTS)) === tap ? known : undefined,
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
