import type {
  MySchool,
  NewSchool,
  SchoolDetail,
  SchoolUpdate,
  StaffSchool,
  UpdatedSchool,
} from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { isReservedName } from '../../lib/reserved-names'
import { transaction } from '../../lib/transaction'
import { followDeletedSchool } from '../deletions/deleted-classrooms'
import { hasAddress, type SchoolMembership, schoolById, schoolBySlug } from './membership'
import { schoolAbilities } from './school.policy'
import {
  claimSchoolName,
  deleteCodesOfSchool,
  deleteSchool,
  insertSchool,
  lockedName,
  releaseSchoolName,
  schoolCounts,
  schoolsOfMember,
  staffAndClassrooms,
  updateSchool,
} from './schools.queries'

/** Creates a school owned by the actor. Throws `school_exists`, and `address_needed` for a pupil's account. */
export async function makeSchool(
  client: pg.PoolClient,
  actor: Actor,
  { name, description, username }: NewSchool,
): Promise<{ id: number }> {
  if (!(await hasAddress(client, actor.userId))) throw new AppError('address_needed')
  if (isReservedName(username)) throw new AppError('school_exists')
  const founded = await insertSchool.fetchFirst(client, { name, description, username, userId: actor.userId })
  if (!founded) throw new AppError('school_exists')
  return founded
}

/** Lists the schools that the actor is active in, with their classrooms there. */
export async function schoolsOf(pool: pg.Pool, actor: Actor): Promise<MySchool[]> {
  const rows = await schoolsOfMember.fetchAll(pool, { userId: actor.userId })
  return rows.map((row) => ({ ...row, abilities: schoolAbilities(row.role) }))
}

/** Returns a school as everyone sees it: its staff, and the names of its classrooms. Throws `school_not_found`. */
export async function schoolPage(pool: pg.Pool, actor: Actor, slug: string): Promise<SchoolDetail> {
  const school = await schoolBySlug(pool, actor, slug)
  const { staff, classrooms } = await staffAndClassrooms.fetchOne(pool, {
    schoolId: school.id,
    viewerId: actor.userId,
    isMember: school.membership !== undefined,
  })
  const { role, is_active } = school
  return {
    ...line(school),
    created_at: school.created_at.toISOString(),
    managers: staff.filter((member) => member.role !== 'teacher'),
    teachers: staff.filter(({ teaches }) => teaches),
    classrooms,
    membership: role === null || is_active === null ? null : { role, is_active },
    abilities: schoolAbilities(school.membership),
  }
}

/** Returns what the admin panel shows first. Throws `school_not_found`, `forbidden`. */
export async function staffPage(pool: pg.Pool, actor: Actor, slug: string): Promise<StaffSchool> {
  const school = await schoolBySlug(pool, actor, slug)
  const abilities = schoolAbilities(school.membership)
  if (!school.membership || !abilities.open_admin_panel) throw new AppError('forbidden')
  const counts = await schoolCounts.fetchOne(pool, { schoolId: school.id })
  const { students_may_open_profiles } = school
  return { ...line(school), students_may_open_profiles, role: school.membership, ...counts, abilities }
}

/**
 * Changes a school's name, description or address, or whether its students may open their profiles. If they no longer
 * may, open profiles become private again. Throws `school_not_found`, `forbidden`, `school_exists`.
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
    return await transaction(pool, async (client) => {
      if (isNew) await renameSchool(client, id, username.toLowerCase())
      const changed = await updateSchool.fetchFirst(client, {
        id,
        name: name ?? null,
        description: description ?? null,
        username: username ?? null,
        studentsCanOpenProfiles: students_may_open_profiles ?? null,
      })
      if (!changed) throw new AppError('school_not_found')
      return changed
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('school_exists')
    throw error
  }
}

/** Moves a school’s entry in the directory of names. Throws `school_not_found`, `school_exists`. */
async function renameSchool(client: pg.PoolClient, schoolId: number, name: string): Promise<void> {
  const school = await lockedName.fetchFirst(client, { id: schoolId })
  if (!school) throw new AppError('school_not_found')
  if (school.username_lower === name) return
  if (!(await claimSchoolName.fetchFirst(client, { schoolId, name }))) throw new AppError('school_exists')
  await releaseSchoolName.execute(client, { schoolId, name: school.username_lower })
}

/**
 * Deletes a school with everything in it. Throws `school_not_found`, `forbidden`, and `invalid_input` if the given name
 * is wrong.
 */
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
  await transaction(pool, async (client) => {
    const deleted = await deleteSchool.fetchFirst(client, { id })
    if (deleted) await releaseSchoolName.execute(client, { schoolId: id, name: deleted.username_lower })
    await deleteCodesOfSchool.execute(client, { schoolId: id })
  })
  await followDeletedSchool(pool, id)
}

function line({ id, name, description, username }: SchoolMembership) {
  return { id, name, description, username }
}
