import { queryOptions } from '@tanstack/react-query'
import { listMyAssignments } from '@wordhoard/contracts/assignments'
import { call } from '../../session/call'

/** What every key of classes begins with: what is set, read and practised may touch any of them. */
export const ASSIGNMENTS = 'assignments'

/** Apart from the queries of the class's own pages: the first page needs this one only. */
export const myAssignmentQueries = {
  /** What the reader still has to do for their classes. */
  toDo: () =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'to-do'] as const,
      queryFn: ({ signal }) =>
        call(listMyAssignments, { query: { is_done: 'false', limit: 20 } }, { signal }),
      staleTime: 0,
    }),
}
