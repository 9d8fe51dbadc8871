import { queryOptions } from '@tanstack/react-query'
import { listSuitedArticles } from '@wordhoard/contracts/articles'
import { call } from '../../session/call'

/** How many articles the first page offers. */
export const SUITED_ARTICLES = 5

export const homeQueries = {
  /** Articles near the reader's level; reading and learning change which. The key begins as all lists of articles do. */
  suited: () =>
    queryOptions({
      queryKey: ['articles', 'suited'] as const,
      queryFn: ({ signal }) => call(listSuitedArticles, { query: { limit: SUITED_ARTICLES } }, { signal }),
      staleTime: 0,
    }),
}
