import { useQuery } from '@tanstack/react-query'
import type { Item } from '@wordhoard/contracts/vocabulary'
import { isNotFound, isOffline } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { vocabularyQueries } from './vocabulary.queries'

export interface WordItem {
  /** The word in the user's vocabulary; null if it isn't there; undefined while that is unknown. */
  readonly item: Item | null | undefined
  /** Whether it stays unknown until the server can be reached. */
  readonly isOutOfReach: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly isRetrying: boolean
}

/** Fetches a word of the user's vocabulary. Visitors have none, so nothing is fetched for them. */
export function useWordItem(spellId: number): WordItem {
  const isUser = useSession((state) => state.status === 'user')
  const { data, error, refetch, isFetching } = useQuery({
    ...vocabularyQueries.item(spellId),
    enabled: isUser,
  })
  const isAbsent = isNotFound(error)
  return {
    item: isAbsent ? null : data,
    isOutOfReach: data === undefined && error !== null && isOffline(error),
    error: isAbsent ? null : error,
    retry: () => void refetch(),
    isRetrying: isFetching && error !== null,
  }
}
