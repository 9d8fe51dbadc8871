import { queryOptions } from '@tanstack/react-query'
import { listTaughtClasses } from '@wordhoard/contracts/assignments'
import { call } from '../../../session/call'
import { ASSIGNMENTS } from '../my-assignments.queries'

/** Kept apart from the queries of the class pages, because the home page needs only this one. */
export const taughtClassesQueries = {
  /** The classes that the user teaches, with their current assignments. */
  mine: () =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'taught'] as const,
      queryFn: ({ signal }) => call(listTaughtClasses, { query: {} }, { signal }),
      staleTime: 0,
    }),
}
