import { queryOptions } from '@tanstack/react-query'
import { getKnowledge } from '@wordhoard/contracts/learner/knowledge'
import { getMemory, listLetGo } from '@wordhoard/contracts/learner/memory'
import { getActivityPerDay, getInsights, getLearningStat } from '@wordhoard/contracts/learning-statistics'
import { getVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

/**
 * Every answer changes these queries, so each screen fetches them again when it opens. Keys share the prefix of the
 * learning queries.
 */
export const statisticsQueries = {
  learning: () =>
    queryOptions({
      queryKey: ['learn', 'stat'] as const,
      queryFn: ({ signal }) => call(getLearningStat, { query: { tz: timeZone() } }, { signal }),
      staleTime: 0,
    }),

  /** The days with answers. */
  activity: () =>
    queryOptions({
      queryKey: ['learn', 'activity'] as const,
      queryFn: ({ signal }) => call(getActivityPerDay, { query: { tz: timeZone() } }, { signal }),
      staleTime: 0,
    }),

  /**
   * Under the key prefix of the vocabulary queries, so that a change of words refetches it, without loading their code.
   */
  vocabulary: () =>
    queryOptions({
      queryKey: ['vocabulary', 'stat'] as const,
      queryFn: ({ signal }) => call(getVocabularyStat, {}, { signal }),
      staleTime: 0,
    }),

  /** Forecast, retention, stability and hardest words, and how the learner's memory differs from most people's. */
  insights: () =>
    queryOptions({
      queryKey: ['learn', 'insights'] as const,
      queryFn: async ({ signal }) => {
        const [insights, memory] = await Promise.all([
          call(getInsights, { query: { tz: timeZone() } }, { signal }),
          call(getMemory, {}, { signal }),
        ])
        return { ...insights, memory }
      },
      staleTime: 0,
    }),

  /** Words that practice let go, the latest first. */
  letGo: (limit: number) =>
    queryOptions({
      queryKey: ['learn', 'let-go', limit] as const,
      queryFn: ({ signal }) => call(listLetGo, { query: { limit } }, { signal }),
      staleTime: 0,
    }),

  /** About how many words the learner knows. Under the key of the knowledge queries, which other features refetch. */
  knowledge: () =>
    queryOptions({
      queryKey: ['knowledge', 'mine'] as const,
      queryFn: ({ signal }) => call(getKnowledge, {}, { signal }),
      staleTime: 0,
    }),
}
