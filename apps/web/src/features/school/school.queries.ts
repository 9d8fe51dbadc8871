import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getInvitation, listInvitations } from '@wordhoard/contracts/invitations'
import {
  countSchoolClassrooms,
  countSchoolUsers,
  getSchool,
  getSchoolForStaff,
  listMySchools,
  listSchoolClassrooms,
  listSchoolUsers,
  type SchoolClassroomFiltersInput,
  type SchoolClassroomsQueryInput,
  type SchoolUserFiltersInput,
  type SchoolUsersQueryInput,
} from '@wordhoard/contracts/school'
import { ApiError } from '../../http/api-error'
import { call } from '../../session/call'

/** Prefix of every key: a change in a school may affect any of them. */
const SCHOOL = 'school'
/** Interval at which the admin panel checks for members who have joined or left. */
const POLL_INTERVAL_MS = 10_000
const CODES_PER_PAGE = 100
const MAX_CLASSROOMS = 500
/** Checks whether a call was refused because the caller lacks access, or because nothing was found for them. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/** Queries for schools. Others change them too, so each screen that opens fetches them again. */
export const schoolQueries = {
  mine: () =>
    queryOptions({
      queryKey: [SCHOOL, 'mine'] as const,
      queryFn: ({ signal }) => call(listMySchools, {}, { signal }),
      staleTime: 0,
    }),

  page: (slug: string) =>
    queryOptions({
      queryKey: [SCHOOL, 'page', slug.toLowerCase()] as const,
      queryFn: ({ signal }) => call(getSchool, { params: { slug } }, { signal }),
      staleTime: 0,
    }),

  /**
   * The school for its staff, polled so that the admin panel shows new members and closes for those who lose access.
   */
  staff: (slug: string) =>
    queryOptions({
      queryKey: [SCHOOL, 'staff', slug.toLowerCase()] as const,
      queryFn: ({ signal }) => call(getSchoolForStaff, { params: { slug } }, { signal }),
      staleTime: 0,
      // Polling won't give access to a user who lacks it.
      refetchInterval: ({ state: { error } }) => (isRefusal(error) ? false : POLL_INTERVAL_MS),
    }),

  /** A page of the members; the previous page stays while the next one loads. */
  users: (id: number, query: SchoolUsersQueryInput) =>
    queryOptions({
      queryKey: [SCHOOL, 'users', id, query] as const,
      queryFn: ({ signal }) => call(listSchoolUsers, { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  usersNum: (id: number, query: SchoolUserFiltersInput) =>
    queryOptions({
      queryKey: [SCHOOL, 'usersNum', id, query] as const,
      queryFn: ({ signal }) => call(countSchoolUsers, { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  classrooms: (id: number, query: SchoolClassroomsQueryInput) =>
    queryOptions({
      queryKey: [SCHOOL, 'classrooms', id, query] as const,
      queryFn: ({ signal }) => call(listSchoolClassrooms, { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  classroomsNum: (id: number, query: SchoolClassroomFiltersInput) =>
    queryOptions({
      queryKey: [SCHOOL, 'classroomsNum', id, query] as const,
      queryFn: ({ signal }) => call(countSchoolClassrooms, { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  /** Up to 500 active classrooms to choose from, sorted by name. */
  openClassrooms: (id: number) =>
    queryOptions({
      queryKey: [SCHOOL, 'classrooms', id, 'open'] as const,
      queryFn: ({ signal }) =>
        call(
          listSchoolClassrooms,
          { params: { id }, query: { is_archived: 'false', limit: MAX_CLASSROOMS } },
          { signal },
        ),
      staleTime: 0,
    }),

  /** The codes that are still valid, page by page. */
  invitations: (id: number) =>
    infiniteQueryOptions({
      queryKey: [SCHOOL, 'invitations', id] as const,
      queryFn: ({ signal, pageParam }) =>
        call(
          listInvitations,
          { params: { id }, query: { limit: CODES_PER_PAGE, offset: pageParam } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (last, _pages, offset) =>
        last.length < CODES_PER_PAGE ? undefined : offset + CODES_PER_PAGE,
      staleTime: 0,
    }),

  /** Preview of what a code joins; the answer depends on the viewer. */
  invitation: (code: string, viewer: number | undefined) =>
    queryOptions({
      queryKey: [SCHOOL, 'invitation', code, viewer] as const,
      queryFn: ({ signal }) => call(getInvitation, { params: { code } }, { signal }),
      staleTime: 0,
    }),
}

/** Prefix of the keys of a school's lists of members. */
export const usersKey = (id: number) => [SCHOOL, 'users', id] as const

/** Refetches all data about schools. Resolves when everything on the screen is up to date. */
export function invalidateSchools(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [SCHOOL] })
}

/** Refetches what the viewer may do in schools. */
export function invalidateStaff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [SCHOOL, 'staff'] })
}
