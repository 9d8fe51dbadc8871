import { queryOptions } from '@tanstack/react-query'
import { listSuitedArticles, listUnfinished } from '@wordhoard/contracts/articles'
import { call } from '../../session/call'

/** Number of articles on the home page. */
export const SUITED_ARTICLES = 5

export const homeQueries = {
  /**
   * Articles near the reader's level; reading and learning change the selection. The key begins like those of all lists
   * of articles, so that they are invalidated together.
   */
  suited: () =>
    queryOptions({
      queryKey: ['articles', 'suited'] as const,
      queryFn: ({ signal }) => call(listSuitedArticles, { query: { limit: SUITED_ARTICLES } }, { signal }),
      staleTime: 0,
    }),

  /** Articles that were begun and not finished; reading changes them. */
  unfinished: () =>
    queryOptions({
      queryKey: ['articles', 'unfinished'] as const,
      queryFn: ({ signal }) => call(listUnfinished, {}, { signal }),
      staleTime: 0,
    }),
}
