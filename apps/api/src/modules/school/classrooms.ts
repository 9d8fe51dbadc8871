import type { ClassroomDetail, ClassroomUpdate, NewClassroom } from '@wordhoard/contracts/classrooms'
import type { Classroom, SchoolUser } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { transaction } from '../../lib/transaction'
import { tellOfAccess } from '../chat-events/chat-events'
import { personJson } from '../profiles/person-json-text'
import {
  classroomColumns,
  type DatabaseClassroom,
  inNaturalOrder,
  presentedClassroom,
} from './classroom-rows'
import { openClassroom, schoolById } from './membership'
import { rosterName } from './roster-name-text'
import { classroomAbilities, schoolAbilities } from './school.policy'
import { teachersSee } from './teachers-see'

/** Makes a classroom with its chat; the actor is in it. Throws `school_not_found`, `forbidden`, `classroom_exists`. */
export async function makeClassroom(
  client: pg.PoolClient,
  actor: Actor,
  { school_id, name, description }: NewClassroom,
): Promise<{ id: number }> {
  const { membership } = await schoolById(client, actor, school_id)
  if (!schoolAbilities(membership).create_classroom) throw new AppError('forbidden')
  const { rows } = await client.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO classroom (school_id, name, name_lower, description) VALUES ($1, $2, $3, $4)
       ON CONFLICT (school_id, name_lower) DO NOTHING RETURNING id
     ), chat AS (
       INSERT INTO chat (classroom_id) SELECT id FROM made
     ), member AS (
       INSERT INTO classroom_member (classroom_id, user_id, school_id) SELECT id, $5, $1 FROM made
     )
     SELECT id FROM made`,
    [school_id, name, name.toLowerCase(), description, actor.userId],
  )
  if (!rows[0]) throw new AppError('classroom_exists')
  return rows[0]
}

interface DatabasePage extends DatabaseClassroom {
  readonly school: ClassroomDetail['school']
  readonly chat_id: number
}

/** A classroom's page. Throws `classroom_not_found`, `forbidden`. */
export async function classroomPage(pool: pg.Pool, actor: Actor, id: number): Promise<ClassroomDetail> {
  const { membership, isIn } = await openClassroom(pool, actor, id)
  const { rows } = await pool.query<DatabasePage>(
    `SELECT ${classroomColumns}, h.id AS chat_id,
       jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'username', s.username) AS school
     FROM classroom c JOIN school s ON s.id = c.school_id JOIN chat h ON h.classroom_id = c.id WHERE c.id = $1`,
    [id],
  )
  const row = rows[0]
  if (!row) throw new AppError('classroom_not_found')
  const { school, chat_id, ...classroom } = row
  return {
    ...presentedClassroom(classroom),
    school,
    chat_id,
    role: membership,
    is_member: isIn,
    abilities: classroomAbilities(membership, isIn),
    teachers_see: [...teachersSee],
  }
}

/** Renames or archives a classroom. Throws `classroom_not_found`, `forbidden`, `classroom_exists`. */
export async function changeClassroom(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { name, description, is_archived }: ClassroomUpdate,
): Promise<Classroom> {
  const { membership, isIn } = await openClassroom(pool, actor, id)
  if (!classroomAbilities(membership, isIn).edit) throw new AppError('forbidden')
  try {
    return await transaction(pool, async (client) => {
      const { rows } = await client.query<DatabaseClassroom>(
        `UPDATE classroom c SET name = coalesce($2, c.name), name_lower = coalesce($3, c.name_lower),
         description = coalesce($4, c.description), is_archived = coalesce($5, c.is_archived), updated_at = now()
       WHERE c.id = $1 RETURNING ${classroomColumns}`,
        [id, name ?? null, name?.toLowerCase() ?? null, description ?? null, is_archived ?? null],
      )
      if (!rows[0]) throw new AppError('classroom_not_found')
      await tellOfAccess(client, { classroomId: id })
      return presentedClassroom(rows[0])
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('classroom_exists')
    throw error
  }
}

/**
 * Who is in a classroom: staff first, then by user name. Students see neither who was shut out nor names that their owners
 * do not show. Throws `classroom_not_found`, `forbidden`.
 */
export async function classroomUsers(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SchoolUser[]> {
  const { membership } = await openClassroom(pool, actor, id)
  const isStaff = membership !== 'student'
  const { rows } = await pool.query<Omit<SchoolUser, 'created_at'> & { created_at: Date }>(
    `SELECT m.role, m.is_active, k.created_at, ${personJson('u', '$2', '($3 OR u.id = $2)', `CASE WHEN $3 THEN ${rosterName('u', 'k.school_id')} END`)} AS user_info, coalesce((
       SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY ${inNaturalOrder('c.name_lower')})
       FROM classroom_member j JOIN classroom c ON c.id = j.classroom_id
       WHERE j.school_id = k.school_id AND j.user_id = k.user_id AND ($4 OR EXISTS (
         SELECT FROM classroom_member mine WHERE mine.classroom_id = c.id AND mine.user_id = $2))
     ), '[]') AS classrooms
     FROM classroom_member k
     JOIN school_member m ON m.school_id = k.school_id AND m.user_id = k.user_id
     JOIN user_account u ON u.id = k.user_id
     WHERE k.classroom_id = $1 AND ($3 OR m.is_active)
     ORDER BY m.role = 'student', u.username_lower LIMIT $5 OFFSET $6`,
    [id, actor.userId, isStaff, membership === 'owner' || membership === 'manager', limit, offset],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
