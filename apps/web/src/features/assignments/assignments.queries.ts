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

/** Others change all of it, and reading and practising do: each screen that opens asks anew. */
const fresh = { staleTime: 0 } as const
const params = (id: number) => ({ params: { id } })

/** Most members and most set things that a page shows. */
const MOST = { limit: 500 } as const

export const assignmentQueries = {
  classroom: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'classroom', id] as const,
      queryFn: ({ signal }) => call(getClassroom, params(id), { signal }),
      ...fresh,
    }),

  members: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'members', id] as const,
      queryFn: ({ signal }) => call(listClassroomUsers, { ...params(id), query: MOST }, { signal }),
      ...fresh,
    }),

  /** What is set for a classroom, what is due next first. */
  assignments: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'assignments', id] as const,
      queryFn: ({ signal }) => call(listAssignments, { ...params(id), query: MOST }, { signal }),
      ...fresh,
    }),

  progress: (assignmentId: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'progress', assignmentId] as const,
      queryFn: ({ signal }) => call(getAssignmentProgress, params(assignmentId), { signal }),
      ...fresh,
    }),

  classProgress: (id: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'class-progress', id] as const,
      queryFn: ({ signal }) => call(getClassProgress, params(id), { signal }),
      ...fresh,
    }),

  /** The words that the class finds hard in something set, the hardest first. */
  hardWords: (assignmentId: number, limit: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'hard-words', assignmentId, limit] as const,
      queryFn: ({ signal }) => call(listHardWords, { ...params(assignmentId), query: { limit } }, { signal }),
      ...fresh,
    }),
}

/** Something of a class changed: what is on the screen of it is asked for anew. Settles when that is here. */
export function invalidateAssignments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ASSIGNMENTS] })
}
