import { queryOptions } from '@tanstack/react-query'
import { getActivityPerDay, getInsights, getLearningStat } from '@wordhoard/contracts/learning-statistics'
import { getVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

/** An answer changes all of it, so each screen that opens asks anew. The keys begin as those of learning do. */
export const statisticsQueries = {
  learning: () =>
    queryOptions({
      queryKey: ['learn', 'stat'] as const,
      queryFn: ({ signal }) => call(getLearningStat, { query: { tz: timeZone() } }, { signal }),
      staleTime: 0,
    }),

  /** Days with answers. */
  activity: () =>
    queryOptions({
      queryKey: ['learn', 'activity'] as const,
      queryFn: ({ signal }) => call(getActivityPerDay, { query: { tz: timeZone() } }, { signal }),
      staleTime: 0,
    }),

  /** Under the key of the vocabulary's own queries, so that a change of words asks anew; without their weight. */
  vocabulary: () =>
    queryOptions({
      queryKey: ['vocabulary', 'stat'] as const,
      queryFn: ({ signal }) => call(getVocabularyStat, {}, { signal }),
      staleTime: 0,
    }),

  /** Forecast, retention, stability and hardest words. */
  insights: () =>
    queryOptions({
      queryKey: ['learn', 'insights'] as const,
      queryFn: ({ signal }) => call(getInsights, { query: { tz: timeZone() } }, { signal }),
      staleTime: 0,
    }),
}
