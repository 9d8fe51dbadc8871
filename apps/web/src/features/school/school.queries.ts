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

/** What every key begins with: a change in a school may touch any of them. */
const SCHOOL = 'school'
/** ms between two looks at whether somebody has joined or left. */
const WATCH = 10_000
const CODES = 100
const MOST_CLASSROOMS = 500
/** Whether a call was refused because of who makes it, or because there is no such thing for them. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/** Schools, as they are now: they change by what others do, so each screen that opens asks anew. */
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

  /** What the admin panel begins with; asked again and again, so that those who join are seen, and who is shut out sees it. */
  staff: (slug: string) =>
    queryOptions({
      queryKey: [SCHOOL, 'staff', slug.toLowerCase()] as const,
      queryFn: ({ signal }) => call(getSchoolForStaff, { params: { slug } }, { signal }),
      staleTime: 0,
      // Who has no right to it will not get it by asking.
      refetchInterval: ({ state: { error } }) => (isRefusal(error) ? false : WATCH),
    }),

  /** A page of the members; while the next one loads the last one stays. */
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

  /** The classrooms that one may choose from, by name. */
  openClassrooms: (id: number) =>
    queryOptions({
      queryKey: [SCHOOL, 'classrooms', id, 'open'] as const,
      queryFn: ({ signal }) =>
        call(
          listSchoolClassrooms,
          { params: { id }, query: { is_archived: 'false', limit: MOST_CLASSROOMS } },
          { signal },
        ),
      staleTime: 0,
    }),

  /** Codes that are still good, part by part. */
  invitations: (id: number) =>
    infiniteQueryOptions({
      queryKey: [SCHOOL, 'invitations', id] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listInvitations, { params: { id }, query: { limit: CODES, offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (last, _pages, offset) => (last.length < CODES ? undefined : offset + CODES),
      staleTime: 0,
    }),

  /** What a code joins one to; another answer for another person. */
  invitation: (code: string, viewer: number | undefined) =>
    queryOptions({
      queryKey: [SCHOOL, 'invitation', code, viewer] as const,
      queryFn: ({ signal }) => call(getInvitation, { params: { code } }, { signal }),
      staleTime: 0,
    }),
}

/** What the keys of a school's lists of members begin with. */
export const usersKey = (id: number) => [SCHOOL, 'users', id] as const

/** Everything that shows schools asks the server again. Settles when what is on the screen is fresh. */
export function invalidateSchools(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [SCHOOL] })
}

/** Asks anew what the viewer may do. */
export function invalidateStaff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [SCHOOL, 'staff'] })
}
