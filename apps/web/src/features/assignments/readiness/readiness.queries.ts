import { queryOptions } from '@tanstack/react-query'
import { getReadiness, listReadiness } from '@wordhoard/contracts/reading/readiness'
import { call } from '../../../session/call'
import { ASSIGNMENTS } from '../my-assignments.queries'

/** Each costs the server a class’s worth of estimates, so an answer is kept for a minute. */
const staleTime = 60_000

export const readinessQueries = {
  /** Who in a classroom can read an article, and which words the others lack. */
  article: (classroomId: number, articleId: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'readiness', classroomId, articleId] as const,
      queryFn: ({ signal }) =>
        call(getReadiness, { params: { id: classroomId }, body: { article_id: articleId } }, { signal }),
      staleTime,
    }),

  /** How many students can read each assigned article of a classroom. */
  assigned: (classroomId: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'readiness', classroomId] as const,
      queryFn: ({ signal }) => call(listReadiness, { params: { id: classroomId } }, { signal }),
      staleTime,
    }),
}
