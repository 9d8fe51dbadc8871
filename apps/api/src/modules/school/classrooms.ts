import type { ClassroomDetail, ClassroomUpdate, NewClassroom } from '@wordhoard/contracts/classrooms'
import type { Classroom, SchoolUser } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { transaction } from '../../lib/transaction'
import { announceChat, notifyAccessChange } from '../chat-events/chat-events'
import { presentClassroom } from './classroom-rows'
import { classroomWithChat, insertClassroom, membersOfClassroom, updateClassroom } from './classrooms.queries'
import { openClassroom, schoolById } from './membership'
import { classroomAbilities, schoolAbilities } from './school.policy'
import { teacherVisibility } from './teacher-visibility'

/**
 * Creates a classroom with its chat, and adds the actor to it. Throws `school_not_found`, `forbidden`,
 * `classroom_exists`.
 */
export async function makeClassroom(
  client: pg.PoolClient,
  actor: Actor,
  { school_id, name, description }: NewClassroom,
): Promise<{ id: number }> {
  const { membership } = await schoolById(client, actor, school_id)
  if (!schoolAbilities(membership).create_classroom) throw new AppError('forbidden')
  const made = await insertClassroom.fetchFirst(client, {
    schoolId: school_id,
    name,
    nameLower: name.toLowerCase(),
    description,
    userId: actor.userId,
  })
  if (!made) throw new AppError('classroom_exists')
  await announceChat(client, made.chat_id)
  return { id: made.id }
}

/** Returns a classroom's page. Throws `classroom_not_found`, `forbidden`. */
export async function classroomPage(pool: pg.Pool, actor: Actor, id: number): Promise<ClassroomDetail> {
  const { membership, isIn } = await openClassroom(pool, actor, id)
  const row = await classroomWithChat.fetchFirst(pool, { id })
  if (!row) throw new AppError('classroom_not_found')
  const { school, chat_id, ...classroom } = row
  return {
    ...presentClassroom(classroom),
    school,
    chat_id,
    role: membership,
    is_member: isIn,
    abilities: classroomAbilities(membership, isIn),
    teachers_see: [...teacherVisibility],
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
      const changed = await updateClassroom.fetchFirst(client, {
        id,
        name: name ?? null,
        nameLower: name?.toLowerCase() ?? null,
        description: description ?? null,
        isArchived: is_archived ?? null,
      })
      if (!changed) throw new AppError('classroom_not_found')
      const { chat_id: chatId, ...classroom } = changed
      if (chatId !== null) await notifyAccessChange(client, { chatId })
      return presentClassroom(classroom)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('classroom_exists')
    throw error
  }
}

/**
 * Lists the members of a classroom: staff first, then by user name. Students see neither deactivated members nor names
 * that their owners hide. Throws `classroom_not_found`, `forbidden`.
 */
export async function classroomUsers(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SchoolUser[]> {
  const { membership, school_id: schoolId } = await openClassroom(pool, actor, id)
  const rows = await membersOfClassroom.fetchAll(pool, {
    schoolId,
    id,
    viewerId: actor.userId,
    isStaff: membership !== 'student',
    seesAll: membership === 'owner' || membership === 'manager',
    limit,
    offset,
  })
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
