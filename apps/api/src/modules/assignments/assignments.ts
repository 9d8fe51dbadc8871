import type {
  Assignment,
  AssignmentUpdate,
  MyAssignment,
  MyAssignmentsQuery,
  NewAssignment,
} from '@wordhoard/contracts/assignments'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { openClassroom } from '../school/membership'
import { classroomAbilities, classroomAccess } from '../school/school.policy'
import { READ_TO_END } from './assignment-rows'
import {
  assignmentsOfClassroom,
  assignmentsOfStudent,
  assignmentWithRole,
  deleteAssignment,
  deleteWithdrawn,
  insertAssignment,
  lockAssignable,
  updateAssignment,
} from './assignments.queries'

type Row = Awaited<ReturnType<typeof assignmentsOfStudent.fetchAll>>[number]

function presentAssignment({ due_at, created_at, classroom_name: _, ...row }: Row): Assignment {
  return {
    ...row,
    position: Math.round(row.position * 1e4) / 1e4,
    seconds: Math.round(row.seconds),
    due_at: due_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    is_done:
      row.kind === 'article' ? row.position >= READ_TO_END : row.words > 0 && row.practised === row.words,
  }
}

/** Returns a classroom's assignments. Throws `classroom_not_found`, `forbidden`. */
export async function assignmentsOf(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Assignment[]> {
  const { name, membership, isIn } = await openClassroom(pool, actor, classroomId)
  const countsReaders = classroomAbilities(membership, isIn).see_progress
  const rows = await assignmentsOfClassroom({ countsReaders }).fetchAll(pool, {
    classroomId,
    classroomName: name,
    userId: actor.userId,
    limit,
    offset,
  })
  return rows.map(presentAssignment)
}

/** Returns the actor's assignments as a student, in all classrooms that aren't archived. */
export async function ownAssignments(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset, is_done }: MyAssignmentsQuery,
): Promise<MyAssignment[]> {
  const rows = await assignmentsOfStudent.fetchAll(pool, { userId: actor.userId })
  return rows
    .map((row) => ({ ...presentAssignment(row), classroom_name: row.classroom_name }))
    .filter((row) => is_done === undefined || String(row.is_done) === is_done)
    .slice(offset, offset + limit)
}

/**
 * Assigns a public article or vocabulary, or one of the actor's own, to a classroom. Throws `classroom_not_found`,
 * `forbidden`, `article_not_found`, `vocabulary_not_found`, `assignment_exists`.
 */
export async function addAssignment(
  client: pg.PoolClient,
  actor: Actor,
  classroomId: number,
  { article_id, voc_id, note, due_at }: NewAssignment,
): Promise<{ id: number }> {
  const { membership, isIn } = await openClassroom(client, actor, classroomId)
  if (!classroomAbilities(membership, isIn).set_work) throw new AppError('forbidden')
  const { userId } = actor
  const [articleId, vocId] = [article_id ?? null, voc_id ?? null]
  // Being assigned to another class doesn't make a text assignable.
  const lock = lockAssignable(articleId === null ? 'custom_voc' : 'article')
  if (!(await lock.fetchFirst(client, { id: articleId ?? vocId, userId }))) {
    throw new AppError(articleId === null ? 'vocabulary_not_found' : 'article_not_found')
  }
  // Removes an older assignment that no longer holds because the owner has made the text private.
  await deleteWithdrawn.execute(client, { classroomId, articleId, vocId })
  const values = { classroomId, articleId, vocId, note, dueAt: due_at, userId }
  const made = await insertAssignment.fetchFirst(client, values)
  if (!made) throw new AppError('assignment_exists')
  return made
}

type OpenedAssignment = Awaited<ReturnType<typeof assignmentWithRole.fetchAll>>[number]

/**
 * Returns an assignment to a user who may give assignments to its class. Throws `assignment_not_found` for outsiders
 * and `forbidden` for other members of the school.
 */
export async function openAssignment(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  id: number,
): Promise<OpenedAssignment> {
  const row = await assignmentWithRole.fetchFirst(db, { id, userId: actor.userId })
  const membership = row?.role ?? undefined
  if (!row || classroomAccess(membership, row.is_in) === 'not_found')
    throw new AppError('assignment_not_found')
  if (!classroomAbilities(membership, row.is_in).set_work) throw new AppError('forbidden')
  return row
}

/** Changes the note or the due date. Throws `assignment_not_found`, `forbidden`. */
export async function changeAssignment(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { note, due_at }: AssignmentUpdate,
): Promise<void> {
  await openAssignment(pool, actor, id)
  await updateAssignment.execute(pool, {
    id,
    note: note ?? null,
    changesDueAt: due_at !== undefined,
    dueAt: due_at ?? null,
  })
}

/** Deletes an assignment. Throws `assignment_not_found`, `forbidden`. */
export async function removeAssignment(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  await openAssignment(pool, actor, id)
  await deleteAssignment.execute(pool, { id })
}
