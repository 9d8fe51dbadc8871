import type {
  Classroom,
  SchoolClassroomFilters,
  SchoolClassroomsQuery,
  SchoolUser,
  SchoolUserFilters,
  SchoolUsersQuery,
} from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { personJson } from '../profiles/person-json-text'
import { type DatabaseClassroom, inNaturalOrder, presentedClassroom } from './classroom-rows'
import { schoolById } from './membership'
import { rosterName } from './roster-name-text'
import { listsSeenBy } from './school.policy'
import { sorted } from './sorted'

/** The conditions of a list, with their parameters. $1 is the school, $2 the actor. */
class Conditions {
  readonly values: unknown[]
  readonly #conditions: string[]

  constructor(school: number, actor: Actor, first: string) {
    this.values = [school, actor.userId]
    this.#conditions = [first]
  }

  add(sql: (value: string) => string, value: unknown): void {
    if (value !== undefined && value !== '') this.#conditions.push(sql(this.param(value)))
  }

  only(sql: string): void {
    this.#conditions.push(sql)
  }

  param(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  get where(): string {
    return this.#conditions.join(' AND ')
  }
}

/** Throws `school_not_found`, `forbidden`. */
async function seen(pool: pg.Pool, actor: Actor, schoolId: number): Promise<'all' | 'own'> {
  const { membership } = await schoolById(pool, actor, schoolId)
  const lists = listsSeenBy(membership)
  if (lists === 'none') throw new AppError('forbidden')
  return lists
}

const text = (value: string | undefined) => value?.toLowerCase()

function usersWhere(
  school: number,
  actor: Actor,
  which: 'all' | 'own',
  filters: SchoolUserFilters,
): Conditions {
  const conditions = new Conditions(school, actor, 'm.school_id = $1')
  if (which === 'own') {
    conditions.only(`(m.user_id = $2 OR EXISTS (
      SELECT FROM classroom_member mine JOIN classroom_member k ON k.classroom_id = mine.classroom_id
      WHERE mine.user_id = $2 AND mine.school_id = $1 AND k.user_id = m.user_id))`)
  }
  conditions.add((value) => `m.role = ${value}`, filters.role)
  conditions.add((value) => `m.is_active = ${value}::boolean`, filters.is_active)
  conditions.add(
    (value) =>
      `EXISTS (SELECT FROM classroom_member k WHERE k.classroom_id = ${value} AND k.user_id = m.user_id)`,
    filters.classroom_id,
  )
  conditions.add(
    (value) => `(strpos(m.names_lower, ${value}) > 0 OR strpos(lower(m.roster_name), ${value}) > 0)`,
    text(filters.search),
  )
  return conditions
}

/** Of who has told no name, the last word of the one on the class list. */
const surname = `lower(coalesce(nullif(u.last_name, ''), nullif(u.first_name, ''),
  substring(${rosterName('u', '$1')} FROM '\\S+$'), ''))`

const roleRank = "array_position(ARRAY['owner', 'manager', 'teacher', 'student'], m.role)"

/** Members of a school; a teacher gets those of the own classrooms. Throws `school_not_found`, `forbidden`. */
export async function schoolUsers(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  { limit, offset, ...query }: SchoolUsersQuery,
): Promise<SchoolUser[]> {
  const which = await seen(pool, actor, schoolId)
  const conditions = usersWhere(schoolId, actor, which, query)
  const order = (m: string) =>
    sorted(
      query,
      {
        username: ['m.username_lower'],
        name: [surname, 'lower(u.first_name)'],
        role: [roleRank],
        is_active: ['m.is_active'],
        created_at: ['m.created_at'],
      },
      'username',
      `${m}.user_id`,
    )
  const { rows } = await pool.query<Omit<SchoolUser, 'created_at'> & { created_at: Date }>(
    `SELECT m.role, m.is_active, m.created_at, ${personJson('u', '$2', 'true', rosterName('u', '$1'))} AS user_info, coalesce((
       SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY ${inNaturalOrder('c.name_lower')})
       FROM classroom_member k JOIN classroom c ON c.id = k.classroom_id
       WHERE k.school_id = $1 AND k.user_id = m.user_id AND (${which === 'all'} OR EXISTS (
         SELECT FROM classroom_member mine WHERE mine.classroom_id = c.id AND mine.user_id = $2))
     ), '[]') AS classrooms
     FROM (
       SELECT m.school_id, m.user_id, m.role, m.is_active, m.created_at, m.username_lower
       FROM school_member m ${query.orders_by?.includes('name') ? 'JOIN user_account u ON u.id = m.user_id' : ''}
       WHERE ${conditions.where} ${order('m')}
       LIMIT ${conditions.param(limit)} OFFSET ${conditions.param(offset)}
     ) m JOIN user_account u ON u.id = m.user_id ${order('m')}`,
    conditions.values,
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** How many members the list has. Throws `school_not_found`, `forbidden`. */
export async function schoolUsersNum(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  filters: SchoolUserFilters,
): Promise<{ count: number }> {
  const conditions = usersWhere(schoolId, actor, await seen(pool, actor, schoolId), filters)
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM school_member m WHERE $2::int IS NOT NULL AND ${conditions.where}`,
    conditions.values,
  )
  return rows[0]!
}

function classroomsWhere(
  school: number,
  actor: Actor,
  which: 'all' | 'own',
  filters: SchoolClassroomFilters,
): Conditions {
  const conditions = new Conditions(school, actor, 'c.school_id = $1')
  if (which === 'own') {
    conditions.only(
      'EXISTS (SELECT FROM classroom_member mine WHERE mine.classroom_id = c.id AND mine.user_id = $2)',
    )
  }
  conditions.add((value) => `c.is_archived = ${value}::boolean`, filters.is_archived)
  conditions.add((value) => `strpos(c.name_lower, ${value}) > 0`, text(filters.search))
  return conditions
}

/** Classrooms of a school; a teacher gets the own ones. Throws `school_not_found`, `forbidden`. */
export async function schoolClassrooms(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  { limit, offset, ...query }: SchoolClassroomsQuery,
): Promise<Classroom[]> {
  const conditions = classroomsWhere(schoolId, actor, await seen(pool, actor, schoolId), query)
  const order = (c: string) =>
    sorted(
      query,
      {
        name: [inNaturalOrder(`${c}.name_lower`)],
        students_num: ['n.students_num'],
        created_at: [`${c}.created_at`],
        updated_at: [`${c}.updated_at`],
      },
      'name',
      `${c}.id`,
    )
  const page = `LIMIT ${conditions.param(limit)} OFFSET ${conditions.param(offset)}`
  // Only who sorts by them needs the numbers of all.
  const isByNumber = query.orders_by?.includes('students_num') ?? false
  // Members who are special and active are staff.
  const { rows } = await pool.query<DatabaseClassroom>(
    `WITH room AS MATERIALIZED (
       SELECT c.* FROM classroom c WHERE $2::int IS NOT NULL AND ${conditions.where}
       ${isByNumber ? '' : `${order('c')} ${page}`}
     ), special AS MATERIALIZED (
       SELECT user_id, role, is_active FROM school_member WHERE school_id = $1 AND (role <> 'student' OR NOT is_active)
     ), number AS (
       SELECT k.classroom_id, (count(*) - count(s.user_id))::int AS students_num,
         (count(*) FILTER (WHERE s.is_active))::int AS teachers_num
       FROM room r JOIN classroom_member k ON k.classroom_id = r.id LEFT JOIN special s ON s.user_id = k.user_id
       GROUP BY k.classroom_id
     )
     SELECT r.id, r.name, r.description, r.created_at, r.updated_at, r.is_archived, n.students_num, n.teachers_num
     FROM room r
     LEFT JOIN number m ON m.classroom_id = r.id
     CROSS JOIN LATERAL (
       SELECT coalesce(m.students_num, 0) AS students_num, coalesce(m.teachers_num, 0) AS teachers_num) n
     ${order('r')} ${isByNumber ? page : ''}`,
    conditions.values,
  )
  return rows.map(presentedClassroom)
}

/** How many classrooms the list has. Throws `school_not_found`, `forbidden`. */
export async function schoolClassroomsNum(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  filters: SchoolClassroomFilters,
): Promise<{ count: number }> {
  const conditions = classroomsWhere(schoolId, actor, await seen(pool, actor, schoolId), filters)
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM classroom c WHERE $2::int IS NOT NULL AND ${conditions.where}`,
    conditions.values,
  )
  return rows[0]!
}
