import { queryOptions } from '@tanstack/react-query'
import {
  getTestAttempt,
  getTestResults,
  listClassTests,
  listMyTests,
  listTestChoices,
} from '@wordhoard/contracts/classes/class-tests'
import { call } from '../../../session/call'
import { ASSIGNMENTS } from '../my-assignments.queries'

const params = (id: number) => ({ params: { id } })

export const testQueries = {
  /** Tests of a classroom, the newest first. */
  ofClass: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'tests', id] as const,
      queryFn: ({ signal }) => call(listClassTests, { ...params(id), query: { limit: 500 } }, { signal }),
      staleTime: 0,
    }),

  /** The learner's open tests. */
  mine: () =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'my-tests'] as const,
      queryFn: ({ signal }) => call(listMyTests, {}, { signal }),
      staleTime: 0,
    }),

  /** The question that waits for the student's answer, or their result. */
  attempt: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'test-attempt', id] as const,
      queryFn: ({ signal }) => call(getTestAttempt, params(id), { signal }),
      staleTime: 0,
      // Another device may have answered meanwhile; a question isn't taken away under the student's hands for that.
      refetchOnWindowFocus: false,
    }),

  results: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'test-results', id] as const,
      queryFn: ({ signal }) => call(getTestResults, params(id), { signal }),
      staleTime: 0,
    }),

  /** Words for a test, from an assignment. */
  choices: (assignmentId: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'test-choices', assignmentId] as const,
      queryFn: ({ signal }) => call(listTestChoices, params(assignmentId), { signal }),
    }),
}
