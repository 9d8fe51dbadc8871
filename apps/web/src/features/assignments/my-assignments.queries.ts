import { queryOptions } from '@tanstack/react-query'
import { listMyAssignments } from '@wordhoard/contracts/assignments'
import { call } from '../../session/call'

/** First part of all keys about classes: any change to assignments, reading or practice may affect any of them. */
export const ASSIGNMENTS = 'assignments'

/** Kept apart from the queries of the class pages, because the home page needs only this one. */
export const myAssignmentQueries = {
  /** The learner's open assignments. */
  toDo: () =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'to-do'] as const,
      queryFn: ({ signal }) =>
        call(listMyAssignments, { query: { is_done: 'false', limit: 20 } }, { signal }),
      staleTime: 0,
    }),

  /** All the learner's assignments, done or not. */
  allMine: () =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'all-mine'] as const,
      queryFn: ({ signal }) => call(listMyAssignments, { query: { limit: 100 } }, { signal }),
      staleTime: 0,
    }),
}
