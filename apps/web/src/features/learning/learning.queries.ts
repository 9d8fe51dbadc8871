import { queryOptions } from '@tanstack/react-query'
import { getOpenSession, getPriorityWords, SPARE_WORDS } from '@wordhoard/contracts/learning'
import { getGameSessionStat, getLearnToday } from '@wordhoard/contracts/learning-statistics'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

const LEARN = 'learn'
/** An answer changes all of it, so each screen that opens asks anew. */
const fresh = { staleTime: 0 } as const

export const learningQueries = {
  /** Key of all of them. */
  all: [LEARN] as const,

  today: () =>
    queryOptions({
      queryKey: [LEARN, 'today'] as const,
      queryFn: ({ signal }) => call(getLearnToday, { query: { tz: timeZone() } }, { signal }),
      ...fresh,
    }),

  /** The session that was left in the middle; null when there is none. */
  open: () =>
    queryOptions({
      queryKey: [LEARN, 'open'] as const,
      queryFn: ({ signal }) => call(getOpenSession, {}, { signal }),
      ...fresh,
    }),

  /** Words to choose among: those wanted and 15 more. */
  words: (wanted: number, customVocId: number | null) =>
    queryOptions({
      queryKey: [LEARN, 'words', wanted, customVocId] as const,
      queryFn: ({ signal }) => {
        const query = { limit: wanted + SPARE_WORDS, tz: timeZone() }
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
      queryFn: ({ signal }) => call(getGameSessionStat, { params: { id } }, { signal }),
      ...fresh,
    }),

  /** Name of the vocabulary that is practised. */
  vocabulary: (id: number) =>
    queryOptions({
      queryKey: [LEARN, 'vocabulary', id] as const,
      queryFn: async ({ signal }) => {
        // Most sessions are with all words and need none of this.
        const { getVocabularyInfo } = await import('@wordhoard/contracts/custom-vocabulary')
        return call(getVocabularyInfo, { params: { id } }, { signal })
      },
    }),
}
