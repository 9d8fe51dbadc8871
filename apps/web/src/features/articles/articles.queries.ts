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
import { isMaybeUser } from '../../session/session.store'

/** What every key begins with: an article that is saved or deleted may touch any of them. */
const ARTICLES = 'articles'
/** Articles on a profile that are fetched at once. */
const AUTHOR_PAGE = 20
/** Articles change elsewhere, and what is known of their words by reading: each screen that opens asks anew. */
export const articleQueries = {
  /** A page of the public articles; while the next one loads the last one stays. */
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

  /** A page of the own articles. */
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

  /** Somebody's public articles, the newest first; of the own ones the public ones too, as others see them. */
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
      // To visitors it is the same a minute later, and the page that they came by holds it.
      staleTime: () => (isMaybeUser() ? 0 : 60_000),
      // What is being read must not change under the eyes; saving here updates it.
      refetchOnReconnect: false,
    }),

  /** The share of an article that its signed-in reader has read. */
  progress: (id: number) =>
    queryOptions({
      queryKey: [ARTICLES, 'progress', id] as const,
      queryFn: async ({ signal }) => (await call(getProgress, { params: { id } }, { signal })).position,
      staleTime: 0,
      gcTime: 0,
      // It is where reading begins; what comes later is this reading itself.
      refetchOnReconnect: false,
    }),
}

/** Lists of articles are asked for anew. */
export function invalidateArticleLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [noun, what] }) => noun === ARTICLES && what !== 'article' && what !== 'progress',
  })
}
