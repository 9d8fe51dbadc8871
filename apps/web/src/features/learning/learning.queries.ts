import { queryOptions } from '@tanstack/react-query'
import { getMemory } from '@wordhoard/contracts/learner/memory'
import { getOpenSession, getPriorityWords, SPARE_WORDS } from '@wordhoard/contracts/learning'
import { getGameSessionStat, getLearnToday } from '@wordhoard/contracts/learning-statistics'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

const LEARN = 'learn'
/** Every answer changes these queries, so each screen fetches them again when it opens. */
const fresh = { staleTime: 0 } as const

export const learningQueries = {
  /** Key prefix of all these queries. */
  all: [LEARN] as const,

  today: () =>
    queryOptions({
      queryKey: [LEARN, 'today'] as const,
      queryFn: ({ signal }) => call(getLearnToday, { query: { tz: timeZone() } }, { signal }),
      ...fresh,
    }),

  /** The learner's memory, and what each target costs. */
  memory: () =>
    queryOptions({
      queryKey: [LEARN, 'memory'] as const,
      queryFn: ({ signal }) => call(getMemory, {}, { signal }),
      ...fresh,
    }),

  /** The unfinished session; null if there is none. */
  open: () =>
    queryOptions({
      queryKey: [LEARN, 'open'] as const,
      queryFn: ({ signal }) => call(getOpenSession, {}, { signal }),
      ...fresh,
    }),

  /** Words to choose from: 15 more than wanted. */
  words: (wantedWords: number, customVocId: number | null) =>
    queryOptions({
      queryKey: [LEARN, 'words', wantedWords, customVocId] as const,
      queryFn: ({ signal }) => {
        const query = { limit: wantedWords + SPARE_WORDS, tz: timeZone() }
        return call(
          getPriorityWords,
          { query: customVocId === null ? query : { ...query, custom_voc_id: customVocId } },
          { signal },
        )
      },
      ...fresh,
      gcTime: 0,
    }),

  sessionStat: (id: number) =>
    queryOptions({
      queryKey: [LEARN, 'session-stat', id] as const,
      queryFn: ({ signal }) =>
        call(getGameSessionStat, { params: { id }, query: { tz: timeZone() } }, { signal }),
      ...fresh,
    }),

  /** The name of the vocabulary being practised. */
  vocabulary: (id: number) =>
    queryOptions({
      queryKey: [LEARN, 'vocabulary', id] as const,
      queryFn: async ({ signal }) => {
        // Loaded on demand: most sessions use all words and don't need it.
        const { getVocabularyInfo } = await import('@wordhoard/contracts/custom-vocabulary')
        return call(getVocabularyInfo, { params: { id } }, { signal })
      },
    }),
}
