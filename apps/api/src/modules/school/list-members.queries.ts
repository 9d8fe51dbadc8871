import { type SchoolRole, schoolRoles } from '@wordhoard/contracts/school'
import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql, type Tables } from '@wordhoard/database/sql/query'
import { compileStatements } from '@wordhoard/database/sql/statement'
import type { Sort } from '../../lib/sorts'
import { personJson } from '../profiles/person-json'
import { classroomsSeen, isInClassroom } from './classroom-rows'
import { orderBySorts, orderings } from './order-by-sorts'
import { isPupilOf } from './pupil-accounts'
import { rosterName } from './roster-name'

/** The filters of the list of a school's members. */
export interface MemberFilters {
  /** For teachers: only members who share a classroom with them, and themselves. */
  readonly onlyOwn: boolean
  readonly byRole: boolean
  readonly byActive: boolean
  readonly byClassroom: boolean
  readonly bySearch: boolean
}

interface FilterValues {
  readonly schoolId: number
  readonly viewerId: number
  readonly role: SchoolRole | null
  readonly isActive: boolean
  readonly classroomId: number | null
  /** Search text in lower case. */
  readonly search: string
}

function selectMatchingMembers(filters: MemberFilters, p: Placeholders<FilterValues>) {
  return query
    .selectFrom('school_member as m')
    .where('m.school_id', '=', p.schoolId)
    .$if(filters.onlyOwn, (members) =>
      members.where((eb) =>
        eb.or([eb('m.user_id', '=', p.viewerId), sharesClassroom(p, eb.ref('m.user_id'))]),
      ),
    )
    .$if(filters.byRole, (members) => members.where('m.role', '=', p.role))
    .$if(filters.byActive, (members) => members.where('m.is_active', '=', p.isActive))
    .$if(filters.byClassroom, (members) =>
      members.where((eb) => isInClassroom(eb.ref('m.user_id'), p.schoolId, p.classroomId)),
    )
    .$if(filters.bySearch, (members) =>
      members.where((eb) =>
        eb.or([
          eb(eb.fn<number>('strpos', ['m.names_lower', p.search]), '>', eb.lit(0)),
          eb(eb.fn<number>('strpos', [eb.fn('lower', ['m.roster_name']), p.search]), '>', eb.lit(0)),
        ]),
      ),
    )
}

/** Whether a user shares a classroom of the school with the viewer. */
function sharesClassroom(
  { schoolId, viewerId }: Pick<Placeholders<FilterValues>, 'schoolId' | 'viewerId'>,
  user: Expression<number>,
) {
  return expr.exists(
    expr
      .selectFrom('classroom_member as mine')
      .innerJoin('classroom_member as k', 'k.classroom_id', 'mine.classroom_id')
      .where('mine.user_id', '=', viewerId)
      .where('mine.school_id', '=', schoolId)
      .where('k.school_id', '=', schoolId)
      .where('k.user_id', '=', user),
  )
}

/** The columns by which the list of members can be sorted. */
export type MemberColumn = 'username' | 'name' | 'role' | 'is_active' | 'created_at'

interface PageShape {
  readonly filters: MemberFilters
  readonly sorts: readonly Sort<MemberColumn>[]
}

type Account = Pick<Columns<Tables['user_account']>, 'id' | 'first_name' | 'last_name'>

/**
 * Expressions that sort members by name; for members who have given none, by the last word of their name on the class
 * list.
 */
function byName({ id, first_name, last_name }: Account, school: Expression<number>) {
  const lastOnRoster = expr.fn<string | null>('substring', [rosterName({ id }, school), literal('\\S+$')])
  const none = literal('')
  const surname = expr.fn.coalesce(
    expr.fn<string | null>('nullif', [last_name, none]),
    expr.fn<string | null>('nullif', [first_name, none]),
    lastOnRoster,
    none,
  )
  return [expr.fn('lower', [surname]), expr.fn('lower', [first_name])]
}

type Member = Pick<
  Columns<Tables['school_member']>,
  'user_id' | 'username_lower' | 'role' | 'is_active' | 'created_at'
>

/** @param names expressions that `name` sorts by */
function memberOrder(sorts: PageShape['sorts'], m: Member, names: readonly Expression<unknown>[]) {
  const columns = {
    username: [m.username_lower],
    name: names,
    role: [roleRank(m.role)],
    is_active: [m.is_active],
    created_at: [m.created_at],
  }
  return orderings(sorts, columns, m.user_id)
}

function roleRank(role: Expression<SchoolRole>): Expression<number> {
  return sql`array_position(array[${sql.join(schoolRoles.map((name) => literal(name)))}], ${role})`
}

type PageValues = FilterValues & { readonly limit: number; readonly offset: number }

/** The memberships of a page, in order. Joins all members' accounts only when sorting by name. */
function pageOfMembers({ filters, sorts }: PageShape, p: Placeholders<PageValues>) {
  const members = selectMatchingMembers(filters, p).select([
    'm.user_id',
    'm.role',
    'm.is_active',
    'm.created_at',
    'm.username_lower',
  ])
  const isByName = sorts.some(({ column }) => column === 'name')
  const sorted = isByName
    ? orderBySorts(members.innerJoin('user_account as u', 'u.id', 'm.user_id'), (eb) =>
        memberOrder(sorts, columnsOf(eb, 'm'), byName(columnsOf(eb, 'u'), p.schoolId)),
      )
    : orderBySorts(members, (eb) => memberOrder(sorts, columnsOf(eb, 'm'), []))
  return sorted.limit(p.limit).offset(p.offset)
}

/** A page of a school's members as its staff see them. */
export const membersPage = compileStatements((shape: PageShape, p: Placeholders<PageValues>) =>
  orderBySorts(
    query
      .selectFrom(pageOfMembers(shape, p).as('m'))
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select((eb) => {
        const person = columnsOf(eb, 'u')
        const member = { school_id: p.schoolId, user_id: eb.ref('m.user_id') }
        return [
          'm.role',
          'm.is_active',
          'm.created_at',
          personJson(person, p.viewerId, eb.lit(true), rosterName(person, p.schoolId)).as('user_info'),
          classroomsSeen(member, p.viewerId, eb.lit(!shape.filters.onlyOwn)).as('classrooms'),
          cast(isPupilOf(columnsOf(eb, 'u'), member.school_id), 'bool').as('can_reset_password'),
        ]
      }),
    (eb) => memberOrder(shape.sorts, columnsOf(eb, 'm'), byName(columnsOf(eb, 'u'), p.schoolId)),
  ),
)

/** Number of members in the list. */
export const countMembers = compileStatements((filters: MemberFilters, p: Placeholders<FilterValues>) =>
  selectMatchingMembers(filters, p).select((eb) => eb.fn.countAll<number>().as('count')),
)
