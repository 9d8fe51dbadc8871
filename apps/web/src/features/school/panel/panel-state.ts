import {
  type SchoolClassroomsQueryInput,
  type SchoolRole,
  type SchoolUsersQueryInput,
  schoolRoles,
} from '@wordhoard/contracts/school'
export const USERS_PAGE = 50
export const CLASSROOMS_PAGE = 20
export const MAX_SEARCH = 100

export type Direction = 'asc' | 'desc'
export const userColumns = ['username', 'name', 'role', 'is_active', 'created_at'] as const
export type UserColumn = (typeof userColumns)[number]
export const classroomColumns = ['name', 'students_num', 'created_at'] as const
export type ClassroomColumn = (typeof classroomColumns)[number]

/** The state of the list of members, all of it in the address. */
export interface UsersState {
  /** Page number from 1. */
  readonly page: number
  readonly search: string
  readonly sort: UserColumn
  readonly dir: Direction
  readonly role: SchoolRole | undefined
  readonly isActive: boolean | undefined
  readonly classroom: number | undefined
}

/** The state of the list of classrooms, also in the address. */
export interface ClassroomsState {
  readonly page: number
  readonly search: string
  readonly sort: ClassroomColumn
  readonly dir: Direction
  readonly isArchived: boolean
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value)

const whole = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined

/** Reads the state of the list of members from the address; invalid values are ignored. */
export function usersState(params: URLSearchParams): UsersState {
  const active = params.get('active')
  return {
    page: whole(params.get('page')) ?? 1,
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    sort: oneOf(userColumns, params.get('sort')) ?? 'username',
    dir: oneOf(['asc', 'desc'], params.get('dir')) ?? 'asc',
    role: oneOf(schoolRoles, params.get('role')),
    isActive: active === 'yes' ? true : active === 'no' ? false : undefined,
    classroom: whole(params.get('classroom')),
  }
}

export function classroomsState(params: URLSearchParams): ClassroomsState {
  return {
    page: whole(params.get('class_page')) ?? 1,
    search: (params.get('class_search') ?? '').trim().slice(0, MAX_SEARCH),
    sort: oneOf(classroomColumns, params.get('class_sort')) ?? 'name',
    dir: oneOf(['asc', 'desc'], params.get('class_dir')) ?? 'asc',
    isArchived: params.get('archived') === 'yes',
  }
}

/** Returns the query string after some parameters have changed; null removes one. */
export function withParams(
  params: URLSearchParams,
  change: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  const text = next.toString()
  return text && `?${text}`
}

/** Returns the filters of the list of members, as sent to the server. They also apply to its count. */
export function usersFilter({ search, role, isActive, classroom }: UsersState) {
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(isActive !== undefined && { is_active: isActive ? ('true' as const) : ('false' as const) }),
    ...(classroom !== undefined && { classroom_id: classroom }),
  } satisfies SchoolUsersQueryInput
}

export function usersQuery(state: UsersState): SchoolUsersQueryInput {
  return {
    ...usersFilter(state),
    orders_by: [state.sort],
    orders_dir: [state.dir],
    limit: USERS_PAGE,
    offset: (state.page - 1) * USERS_PAGE,
  }
}

export function classroomsFilter({ search, isArchived }: ClassroomsState) {
  return {
    ...(search && { search }),
    is_archived: isArchived ? ('true' as const) : ('false' as const),
  } satisfies SchoolClassroomsQueryInput
}

export function classroomsQuery(state: ClassroomsState): SchoolClassroomsQueryInput {
  return {
    ...classroomsFilter(state),
    orders_by: [state.sort],
    orders_dir: [state.dir],
    limit: CLASSROOMS_PAGE,
    offset: (state.page - 1) * CLASSROOMS_PAGE,
  }
}

export const pageCount = (lines: number, size: number): number => Math.max(1, Math.ceil(lines / size))
