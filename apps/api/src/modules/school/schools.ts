import type {
  MySchool,
  NewSchool,
  SchoolDetail,
  SchoolRole,
  SchoolUpdate,
  StaffSchool,
  UpdatedSchool,
} from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { isReservedName } from '../../lib/reserved-names'
import { personJson } from '../profiles/person-json-text'
import { inNaturalOrder } from './classroom-rows'
import { type SchoolMembership, schoolById, schoolBySlug } from './membership'
import { schoolAbilities } from './school.policy'

/** Founds a school; the actor owns it. Throws `school_exists`. */
export async function makeSchool(
  client: pg.PoolClient,
  actor: Actor,
  { name, description, username }: NewSchool,
): Promise<{ id: number }> {
  if (isReservedName(username)) throw new AppError('school_exists')
  const { rows } = await client.query<{ id: number }>(
    `WITH founded AS (
       INSERT INTO school (name, description, username, username_lower) VALUES ($1, $2, $3, lower($3))
       ON CONFLICT (username_lower) DO NOTHING RETURNING id
     ), owned AS (
       INSERT INTO school_member (school_id, user_id, role) SELECT id, $4, 'owner' FROM founded
     )
     SELECT id FROM founded`,
    [name, description, username, actor.userId],
  )
  if (!rows[0]) throw new AppError('school_exists')
  return rows[0]
}

interface DatabaseMembership {
  readonly school: { id: number; name: string; description: string; username: string }
  readonly role: SchoolRole
  readonly classrooms: { id: number; name: string; is_archived: boolean }[]
}

/** The schools that the actor belongs to, with the classrooms that they are in. */
export async function schoolsOf(pool: pg.Pool, actor: Actor): Promise<MySchool[]> {
  const { rows } = await pool.query<DatabaseMembership>(
    `SELECT jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'username', s.username) AS school,
       m.role, coalesce((
         SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'is_archived', c.is_archived)
           ORDER BY c.is_archived, ${inNaturalOrder('c.name_lower')})
         FROM classroom_member k JOIN classroom c ON c.id = k.classroom_id
         WHERE k.user_id = $1 AND k.school_id = s.id
       ), '[]') AS classrooms
     FROM school_member m JOIN school s ON s.id = m.school_id
     WHERE m.user_id = $1 AND m.is_active ORDER BY lower(s.name), s.id`,
    [actor.userId],
  )
  return rows.map((row) => ({ ...row, abilities: schoolAbilities(row.role) }))
}

type Staff = SchoolDetail['teachers']

/** A school as everybody sees it: its staff, and the names of its classrooms. Throws `school_not_found`. */
export async function schoolPage(pool: pg.Pool, actor: Actor, slug: string): Promise<SchoolDetail> {
  const school = await schoolBySlug(pool, actor, slug)
  const { rows } = await pool.query<{
    staff: Staff
    classrooms: SchoolDetail['classrooms']
  }>(
    `SELECT coalesce((
         SELECT jsonb_agg(jsonb_build_object('role', m.role, 'user_info', ${personJson('u', '$2', 'u.id = $2')})
           ORDER BY m.role <> 'owner', u.username_lower)
         FROM school_member m JOIN user_account u ON u.id = m.user_id
         WHERE m.school_id = $1 AND m.is_active AND m.role IN ('owner', 'manager', 'teacher')
       ), '[]') AS staff,
       coalesce((
         SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'is_archived', c.is_archived,
           'is_mine', $3 AND EXISTS (SELECT FROM classroom_member k WHERE k.classroom_id = c.id AND k.user_id = $2))
           ORDER BY ${inNaturalOrder('c.name_lower')})
         FROM classroom c WHERE c.school_id = $1 AND NOT c.is_archived
       ), '[]') AS classrooms`,
    [school.id, actor.userId, school.membership !== undefined],
  )
  const { staff, classrooms } = rows[0]!
  const { role, is_active } = school
  return {
    ...line(school),
    created_at: school.created_at.toISOString(),
    managers: staff.filter((member) => member.role !== 'teacher'),
    teachers: staff.filter((member) => member.role === 'teacher'),
    classrooms,
    membership: role === null || is_active === null ? null : { role, is_active },
    abilities: schoolAbilities(school.membership),
  }
}

/** What the admin panel begins with. Throws `school_not_found`, `forbidden`. */
export async function staffPage(pool: pg.Pool, actor: Actor, slug: string): Promise<StaffSchool> {
  const school = await schoolBySlug(pool, actor, slug)
  const abilities = schoolAbilities(school.membership)
  if (!school.membership || !abilities.open_admin_panel) throw new AppError('forbidden')
  const { rows } = await pool.query<{ students_num: number; teachers_num: number; classrooms_num: number }>(
    `SELECT (count(*) FILTER (WHERE role = 'student'))::int AS students_num,
       (count(*) FILTER (WHERE role <> 'student'))::int AS teachers_num,
       (SELECT count(*)::int FROM classroom WHERE school_id = $1) AS classrooms_num
     FROM school_member WHERE school_id = $1 AND is_active`,
    [school.id],
  )
  const { students_may_open_profiles } = school
  return { ...line(school), students_may_open_profiles, role: school.membership, ...rows[0]!, abilities }
}

/**
 * Changes a school's name, description or address, or whether its students may open their profiles; when they may no longer,
 * those that are open are private again. Throws `school_not_found`, `forbidden`,
 * `school_exists`.
 */
export async function changeSchool(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { name, description, username, students_may_open_profiles }: SchoolUpdate,
): Promise<UpdatedSchool> {
  const { membership, username: before } = await schoolById(pool, actor, id)
  if (!schoolAbilities(membership).edit) throw new AppError('forbidden')
  const isNew = username !== undefined && username.toLowerCase() !== before.toLowerCase()
  if (isNew && isReservedName(username)) throw new AppError('school_exists')
  try {
    const { rows } = await pool.query<UpdatedSchool>(
      `WITH closed AS (
         UPDATE user_account SET privacy = private_settings(privacy)
         WHERE $5 = false AND id IN (
           SELECT m.user_id FROM school_member m JOIN school s ON s.id = m.school_id
           WHERE s.id = $1 AND s.students_may_open_profiles AND m.role = 'student' AND m.is_active)
       )
       UPDATE school SET students_may_open_profiles = coalesce($5::boolean, students_may_open_profiles), name = coalesce($2, name), description = coalesce($3, description),
         username = coalesce($4, username), username_lower = lower(coalesce($4, username)), updated_at = now()
       WHERE id = $1 RETURNING id, name, description, username, students_may_open_profiles`,
      [id, name ?? null, description ?? null, username ?? null, students_may_open_profiles ?? null],
    )
    if (!rows[0]) throw new AppError('school_not_found')
    return rows[0]
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('school_exists')
    throw error
  }
}

/** Deletes a school with all that is in it. Throws `school_not_found`, `forbidden`, `invalid_input` for another name. */
export async function removeSchool(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  confirmation: string,
): Promise<void> {
  const school = await schoolById(pool, actor, id)
  if (!schoolAbilities(school.membership).delete) throw new AppError('forbidden')
  if (confirmation.toLowerCase() !== school.username.toLowerCase()) {
    throw new AppError('invalid_input', [
      { loc: ['body', 'username'], msg: 'This is not the school’s name', type: 'custom' },
    ])
  }
  await pool.query('DELETE FROM school WHERE id = $1', [id])
}

function line({ id, name, description, username }: SchoolMembership) {
  return { id, name, description, username }
}
