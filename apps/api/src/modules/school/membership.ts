import type { SchoolRole } from '@wordhoard/contracts/school'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { accountWithAddress, classroomAsSeen, schoolOfId, schoolOfName } from './membership.queries'
import { classroomAccess, type Membership } from './school.policy'

/** A school with the user's membership. */
export interface SchoolMembership {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly username: string
  readonly created_at: Date
  readonly students_may_open_profiles: boolean
  readonly membership: Membership
  /** Role of the membership, whether active or ended; null for outsiders. */
  readonly role: SchoolRole | null
  readonly is_active: boolean | null
}

/** Returns a school and the actor's membership in it. Throws `school_not_found`. */
export async function schoolById(db: Queryable, actor: Actor, id: number): Promise<SchoolMembership> {
  return school(await schoolOfId.fetchFirst(db, { id, userId: actor.userId }))
}

/** Like `schoolById`, but by the name in its address. */
export async function schoolBySlug(db: Queryable, actor: Actor, slug: string): Promise<SchoolMembership> {
  const found = await schoolOfName.fetchFirst(db, { name: slug.toLowerCase() })
  if (!found) throw new AppError('school_not_found')
  return schoolById(db, actor, found.school_id)
}

function school(row: Omit<SchoolMembership, 'membership'> | undefined): SchoolMembership {
  if (!row) throw new AppError('school_not_found')
  return { ...row, membership: row.is_active ? (row.role ?? undefined) : undefined }
}

/** A classroom that the actor may open, with their membership. */
export interface ClassroomMembership {
  readonly id: number
  readonly name: string
  readonly is_archived: boolean
  readonly school_id: number
  readonly school_name: string
  readonly membership: SchoolRole
  readonly isIn: boolean
}

/** Opens a classroom. Throws `classroom_not_found` for outsiders, `forbidden` for members of the school who are not in it. */
export async function openClassroom(db: Queryable, actor: Actor, id: number): Promise<ClassroomMembership> {
  const row = await classroomAsSeen.fetchFirst(db, { id, userId: actor.userId })
  const access = row ? classroomAccess(row.role ?? undefined, row.is_in) : 'not_found'
  if (!row?.role || access === 'not_found') throw new AppError('classroom_not_found')
  if (access === 'forbidden') throw new AppError('forbidden')
  const { role, is_in, ...rest } = row
  return { ...rest, membership: role, isIn: is_in }
}

/** Whether an account has an email address. Nobody founds a school or joins its staff without one. */
export async function hasAddress(db: Queryable, userId: number): Promise<boolean> {
  return (await accountWithAddress.fetchFirst(db, { userId })) !== undefined
}
