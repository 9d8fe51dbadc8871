import type { SchoolRole } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { classroomAccess, type Membership } from './school.policy'

type Db = Pick<pg.Pool, 'query'>

/** A school as somebody meets it. */
export interface SchoolMembership {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly username: string
  readonly created_at: Date
  readonly students_may_open_profiles: boolean
  readonly membership: Membership
  /** Of the membership, whether it holds or was ended; null for outsiders. */
  readonly role: SchoolRole | null
  readonly is_active: boolean | null
}

interface DatabaseSchool extends Omit<SchoolMembership, 'membership'> {}

const schoolColumns = `s.id, s.name, s.description, s.username, s.created_at, s.students_may_open_profiles, m.role, m.is_active
  FROM school s LEFT JOIN school_member m ON m.school_id = s.id AND m.user_id = $2`

/** A school and the actor's standing in it. Throws `school_not_found`. */
export async function schoolById(db: Db, actor: Actor, id: number): Promise<SchoolMembership> {
  return school(await db.query<DatabaseSchool>(`SELECT ${schoolColumns} WHERE s.id = $1`, [id, actor.userId]))
}

/** The same by the name in its address. */
export async function schoolBySlug(db: Db, actor: Actor, slug: string): Promise<SchoolMembership> {
  const values = [slug.toLowerCase(), actor.userId]
  return school(await db.query<DatabaseSchool>(`SELECT ${schoolColumns} WHERE s.username_lower = $1`, values))
}

function school({ rows }: pg.QueryResult<DatabaseSchool>): SchoolMembership {
  const row = rows[0]
  if (!row) throw new AppError('school_not_found')
  return { ...row, membership: row.is_active ? (row.role ?? undefined) : undefined }
}

/** A classroom that the actor may open, and their standing in it. */
export interface ClassroomMembership {
  readonly id: number
  readonly name: string
  readonly is_archived: boolean
  readonly school_id: number
  readonly school_name: string
  readonly membership: SchoolRole
  readonly isIn: boolean
}

interface DatabaseClassroom {
  readonly id: number
  readonly name: string
  readonly is_archived: boolean
  readonly school_id: number
  readonly school_name: string
  readonly role: SchoolRole | null
  readonly is_in: boolean
}

/** Opens a classroom. Throws `classroom_not_found` for outsiders, `forbidden` for members of the school who are not in it. */
export async function openClassroom(db: Db, actor: Actor, id: number): Promise<ClassroomMembership> {
  const { rows } = await db.query<DatabaseClassroom>(
    `SELECT c.id, c.name, c.is_archived, c.school_id, s.name AS school_name, m.role, k.user_id IS NOT NULL AS is_in
     FROM classroom c JOIN school s ON s.id = c.school_id
     LEFT JOIN school_member m ON m.school_id = c.school_id AND m.user_id = $2 AND m.is_active
     LEFT JOIN classroom_member k ON k.classroom_id = c.id AND k.user_id = $2
     WHERE c.id = $1`,
    [id, actor.userId],
  )
  const row = rows[0]
  const access = row ? classroomAccess(row.role ?? undefined, row.is_in) : 'not_found'
  if (!row?.role || access === 'not_found') throw new AppError('classroom_not_found')
  if (access === 'forbidden') throw new AppError('forbidden')
  const { role, is_in, ...rest } = row
  return { ...rest, membership: role, isIn: is_in }
}
