import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type ArticleFiltersInput,
  type ArticlesQueryInput,
  countArticles,
  countMyArticles,
  getArticle,
  getProgress,
  listArticles,
  listMyArticles,
  type MyArticlesQueryInput,
} from '@wordhoard/contracts/articles'
import { nextOffset } from '../../http/paged'
import { call } from '../../session/call'
import { isUserOrUnknown } from '../../session/session.store'

/** First part of every key: saving or deleting an article may affect any of these queries. */
const ARTICLES = 'articles'
/** Number of articles fetched at once on a profile. */
const AUTHOR_PAGE = 20
/**
 * Queries of articles. Each screen refetches them when it opens, because articles change elsewhere and reading changes
 * which words are known.
 */
export const articleQueries = {
  /** A page of the public articles; the previous page stays while the next one loads. */
  list: (query: ArticlesQueryInput) =>
    queryOptions({
      queryKey: [ARTICLES, 'list', query] as const,
      queryFn: ({ signal }) => call(listArticles, { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  count: (query: ArticleFiltersInput) =>
    queryOptions({
      queryKey: [ARTICLES, 'count', query] as const,
      queryFn: async ({ signal }) => (await call(countArticles, { query }, { signal })).count,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  /** A page of the user's own articles. */
  mine: (query: MyArticlesQueryInput) =>
    queryOptions({
      queryKey: [ARTICLES, 'mine', query] as const,
      queryFn: ({ signal }) => call(listMyArticles, { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  mineCount: () =>
    queryOptions({
      queryKey: [ARTICLES, 'mine-count'] as const,
      queryFn: async ({ signal }) => (await call(countMyArticles, {}, { signal })).count,
      staleTime: 0,
    }),

  /**
   * An author's public articles, newest first. For the user's own name too, only the public ones, as others see them.
   */
  by: (author: string) =>
    infiniteQueryOptions({
      queryKey: [ARTICLES, 'by', author.toLowerCase()] as const,
      queryFn: ({ pageParam, signal }) =>
        call(listArticles, { query: { author, offset: pageParam, limit: AUTHOR_PAGE } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages, AUTHOR_PAGE),
      staleTime: 0,
    }),

  article: (id: number) =>
    queryOptions({
      queryKey: [ARTICLES, 'article', id] as const,
      queryFn: ({ signal }) => call(getArticle, { params: { id } }, { signal }),
      // For visitors it hardly ever changes within a minute, and the page they loaded already holds it.
      staleTime: () => (isUserOrUnknown() ? 0 : 60_000),
      // The text must not change while it is being read; saving it here updates the cache.
      refetchOnReconnect: false,
    }),

  /** How far the logged-in reader has read the article, and for how long. */
  progress: (id: number) =>
    queryOptions({
      queryKey: [ARTICLES, 'progress', id] as const,
      queryFn: ({ signal }) => call(getProgress, { params: { id } }, { signal }),
      staleTime: 0,
      gcTime: 0,
      // Only used as the starting point; later values come from this visit itself.
      refetchOnReconnect: false,
    }),
}

/** Makes all lists of articles refetch. */
export function invalidateArticleLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [noun, what] }) => noun === ARTICLES && what !== 'article' && what !== 'progress',
  })
}
