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
import { nextOffset } from '../../http/paged'
import { call } from '../../session/call'

/** What every key begins with: a change of words may touch any of them. */
const VOCABULARY = 'vocabulary'
/** Somebody's public vocabularies that are fetched at once. */
const PUBLIC_PAGE = 20
/** The own words and lists. They change in other tabs and by reading, so each screen that opens asks anew. */
export const vocabularyQueries = {
  /** A page of the main vocabulary; while the next one loads the last one stays. */
  main: (query: MainVocabularyQueryInput) =>
    queryOptions({
      queryKey: [VOCABULARY, 'main', query] as const,
      queryFn: ({ signal }) => call(listMainVocabulary, { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  /** How many words there are of each state, and how many are due. */
  stat: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'stat'] as const,
      queryFn: ({ signal }) => call(getVocabularyStat, {}, { signal }),
      staleTime: 0,
    }),

  /** A word of the main vocabulary; a 404 when it is not in it. */
  item: (spellId: number) =>
    queryOptions({
      queryKey: [VOCABULARY, 'item', spellId] as const,
      queryFn: ({ signal }) => call(getItem, { params: { spell_id: spellId } }, { signal }),
    }),

  /** The own custom vocabularies, the one last changed first. */
  all: () =>
    queryOptions({
      queryKey: [VOCABULARY, 'all'] as const,
      queryFn: ({ signal }) => call(listVocabularies, {}, { signal }),
      staleTime: 0,
    }),

  /** Somebody's public vocabularies, the one last changed first. */
  publicOf: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [VOCABULARY, 'public-of', userId] as const,
      queryFn: ({ pageParam, signal }) =>
        call(
          listPublicVocabularies,
          { params: { id: userId }, query: { offset: pageParam, limit: PUBLIC_PAGE } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages, PUBLIC_PAGE),
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

  /** Name, access and description of a custom vocabulary, as they are now. */
  info: (id: number) =>
    queryOptions({
      queryKey: [VOCABULARY, 'info', id] as const,
      queryFn: ({ signal }) => call(getVocabularyInfo, { params: { id } }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
}

/** Everything that shows words or lists asks the server again. Settles when what is on the screen is fresh. */
export function invalidateVocabulary(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [VOCABULARY] })
}
