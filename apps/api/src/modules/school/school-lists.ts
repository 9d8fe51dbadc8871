import type {
  Classroom,
  ManagedUser,
  SchoolClassroomFilters,
  SchoolClassroomsQuery,
  SchoolUserFilters,
  SchoolUsersQuery,
} from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { parseSorts, type Sort } from '../../lib/sorts'
import { presentClassroom } from './classroom-rows'
import { type ClassroomFilters, classroomsPage, countClassrooms } from './list-classrooms.queries'
import { countMembers, type MemberFilters, membersPage } from './list-members.queries'
import { schoolById } from './membership'
import { visibleListsOf } from './school.policy'

/** Whether the actor sees only their own classrooms in lists. Throws `school_not_found`, `forbidden`. */
async function seesOnlyOwn(pool: pg.Pool, actor: Actor, schoolId: number): Promise<boolean> {
  const { membership } = await schoolById(pool, actor, schoolId)
  const lists = visibleListsOf(membership)
  if (lists === 'none') throw new AppError('forbidden')
  return lists === 'own'
}

function memberFilters(onlyOwn: boolean, filters: SchoolUserFilters): MemberFilters {
  return {
    onlyOwn,
    byRole: filters.role !== undefined,
    byActive: filters.is_active !== undefined,
    byClassroom: filters.classroom_id !== undefined,
    bySearch: isAsked(filters.search),
  }
}

function memberValues(schoolId: number, actor: Actor, filters: SchoolUserFilters) {
  return {
    schoolId,
    viewerId: actor.userId,
    role: filters.role ?? null,
    isActive: filters.is_active === 'true',
    classroomId: filters.classroom_id ?? null,
    search: lowerCase(filters.search),
  }
}

/** Returns the sort columns that a query asks for, or the usual one if it asks for none. Throws `invalid_input`. */
function sortsOf<Column extends string>(
  query: Parameters<typeof parseSorts<Column>>[0],
  usual: Column,
): Sort<Column>[] {
  const sorts = parseSorts(query)
  return sorts.length > 0 ? sorts : [{ column: usual, direction: 'asc' }]
}

const isAsked = (search: string | undefined) => search !== undefined && search !== ''
const lowerCase = (search: string | undefined) => (search ?? '').toLowerCase()

/**
 * Lists the members of a school; a teacher gets those of their own classrooms. Throws `school_not_found`, `forbidden`.
 */
export async function schoolUsers(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  { limit, offset, ...query }: SchoolUsersQuery,
): Promise<ManagedUser[]> {
  const filters = memberFilters(await seesOnlyOwn(pool, actor, schoolId), query)
  const values = { ...memberValues(schoolId, actor, query), limit, offset }
  const rows = await membersPage({ filters, sorts: sortsOf(query, 'username') }).fetchAll(pool, values)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Counts the members in the list. Throws `school_not_found`, `forbidden`. */
export async function schoolUsersNum(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  query: SchoolUserFilters,
): Promise<{ count: number }> {
  const filters = memberFilters(await seesOnlyOwn(pool, actor, schoolId), query)
  return countMembers(filters).fetchOne(pool, memberValues(schoolId, actor, query))
}

function classroomFilters(onlyOwn: boolean, filters: SchoolClassroomFilters): ClassroomFilters {
  return { onlyOwn, byArchived: filters.is_archived !== undefined, bySearch: isAsked(filters.search) }
}

function classroomValues(schoolId: number, actor: Actor, filters: SchoolClassroomFilters) {
  return {
    schoolId,
    viewerId: actor.userId,
    isArchived: filters.is_archived === 'true',
    search: lowerCase(filters.search),
  }
}

/** Lists the classrooms of a school; a teacher gets their own. Throws `school_not_found`, `forbidden`. */
export async function schoolClassrooms(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  { limit, offset, ...query }: SchoolClassroomsQuery,
): Promise<Classroom[]> {
  const filters = classroomFilters(await seesOnlyOwn(pool, actor, schoolId), query)
  const values = { ...classroomValues(schoolId, actor, query), limit, offset }
  const rows = await classroomsPage({ filters, sorts: sortsOf(query, 'name') }).fetchAll(pool, values)
  return rows.map(presentClassroom)
}

/** Counts the classrooms in the list. Throws `school_not_found`, `forbidden`. */
export async function schoolClassroomsNum(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  query: SchoolClassroomFilters,
): Promise<{ count: number }> {
  const filters = classroomFilters(await seesOnlyOwn(pool, actor, schoolId), query)
  return countClassrooms(filters).fetchOne(pool, classroomValues(schoolId, actor, query))
}
