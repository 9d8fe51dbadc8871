import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getAssignmentProgress,
  getClassProgress,
  listAssignments,
  listHardWords,
} from '@wordhoard/contracts/assignments'
import { getClassroom, listClassroomUsers } from '@wordhoard/contracts/classrooms'
import { call } from '../../session/call'
import { ASSIGNMENTS } from './my-assignments.queries'

/** Each screen refetches when it opens: other people, reading and practising change all of this data. */
const alwaysStale = { staleTime: 0 } as const
const params = (id: number) => ({ params: { id } })

/** Maximum number of members and assignments on a page. */
const MAX_ROWS = { limit: 500 } as const

export const assignmentQueries = {
  classroom: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'classroom', id] as const,
      queryFn: ({ signal }) => call(getClassroom, params(id), { signal }),
      ...alwaysStale,
    }),

  members: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'members', id] as const,
      queryFn: ({ signal }) => call(listClassroomUsers, { ...params(id), query: MAX_ROWS }, { signal }),
      ...alwaysStale,
    }),

  /** Assignments of a classroom, next due first. */
  assignments: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'assignments', id] as const,
      queryFn: ({ signal }) => call(listAssignments, { ...params(id), query: MAX_ROWS }, { signal }),
      ...alwaysStale,
    }),

  progress: (assignmentId: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'progress', assignmentId] as const,
      queryFn: ({ signal }) => call(getAssignmentProgress, params(assignmentId), { signal }),
      ...alwaysStale,
    }),

  classProgress: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'class-progress', id] as const,
      queryFn: ({ signal }) => call(getClassProgress, params(id), { signal }),
      ...alwaysStale,
    }),

  /** The words of an assignment that the class finds hard, hardest first. */
  hardWords: (assignmentId: number, limit: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'hard-words', assignmentId, limit] as const,
      queryFn: ({ signal }) => call(listHardWords, { ...params(assignmentId), query: { limit } }, { signal }),
      ...alwaysStale,
    }),
}

/** Makes everything shown about classes refetch. Resolves when it has arrived. */
export function invalidateAssignments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ASSIGNMENTS] })
}
