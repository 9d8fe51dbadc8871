import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getVocabulary,
  getVocabularyInfo,
  listVocabularies,
  type VocabularyQueryInput,
} from '@wordhoard/contracts/custom-vocabulary'
import { listPublicVocabularies } from '@wordhoard/contracts/profiles'
import {
  getItem,
  getVocabularyStat,
  listMainVocabulary,
  type MainVocabularyQueryInput,
} from '@wordhoard/contracts/vocabulary'
import { ApiError, isOffline } from '../../http/api-error'
import { nextOffset } from '../../http/paged'
import { isReachable } from '../../http/reach'
import { langQuery, translationLang } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { withWaitingItem, withWaitingRows } from './waiting-changes'

/** Prefix of every key, because a change of words may affect any of these queries. */
const VOCABULARY = 'vocabulary'
/** Number of public vocabularies per request. */
const PUBLIC_PAGE_SIZE = 20
/**
 * Queries for the user's words and vocabularies. These also change in other tabs and by reading, so each screen
 * refetches them when it opens.
 */
export const vocabularyQueries = {
  /** A page of the main vocabulary; keeps the previous page while the next one loads. */
  main: (query: MainVocabularyQueryInput) =>
    queryOptions({
      queryKey: [VOCABULARY, 'main', query, (query.meanings && translationLang()) ?? ''] as const,
      queryFn: ({ signal }) =>
        withWaitingRows(
          query,
          call(listMainVocabulary, { query: { ...query, ...(query.meanings && langQuery()) } }, { signal }),
        ),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  /** Number of words in each state, and number of due words. */
  stat: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'stat'] as const,
      queryFn: ({ signal }) => call(getVocabularyStat, {}, { signal }),
      staleTime: 0,
    }),

  /** A word of the main vocabulary; fails with 404 when it isn't there. */
  item: (spellId: number) =>
    queryOptions({
      queryKey: [VOCABULARY, 'item', spellId] as const,
      queryFn: ({ signal }) =>
        withWaitingItem(spellId, call(getItem, { params: { spell_id: spellId } }, { signal })),
      // Without a network, the word's actions are offered at once.
      retry: (failures, error) =>
        isReachable() &&
        failures < 2 &&
        error instanceof ApiError &&
        (isOffline(error) || error.status >= 502),
    }),

  /** The user's custom vocabularies, last changed first. */
  all: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'all'] as const,
      queryFn: ({ signal }) => call(listVocabularies, {}, { signal }),
      staleTime: 0,
    }),

  /** A user's public vocabularies, last changed first. */
  publicOf: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [VOCABULARY, 'public-of', userId] as const,
      queryFn: ({ pageParam, signal }) =>
        call(
          listPublicVocabularies,
          { params: { id: userId }, query: { offset: pageParam, limit: PUBLIC_PAGE_SIZE } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages, PUBLIC_PAGE_SIZE),
      staleTime: 0,
    }),

  /** A custom vocabulary with a page of its words. */
  custom: (id: number, query: VocabularyQueryInput) =>
    queryOptions({
      queryKey: [VOCABULARY, 'custom', id, query] as const,
      queryFn: ({ signal }) => call(getVocabulary, { params: { id }, query }, { signal }),
      placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
      staleTime: 0,
    }),

  /** Current name, access and description of a custom vocabulary. */
  info: (id: number) =>
    queryOptions({
      queryKey: [VOCABULARY, 'info', id] as const,
      queryFn: ({ signal }) => call(getVocabularyInfo, { params: { id } }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
}

/** Invalidates everything that shows words or vocabularies. Resolves when the visible queries have been refetched. */
export function invalidateVocabulary(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [VOCABULARY] })
}
