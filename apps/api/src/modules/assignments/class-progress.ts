import type { AssignmentProgress, ClassProgress } from '@wordhoard/contracts/assignments'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { compareByRegister } from '../school/class-order'
import { openClassroom } from '../school/membership'
import { classroomAbilities } from '../school/school.policy'
import { presentProgress } from './assignment-rows'
import { openAssignment } from './assignments'
import { countAssignments, countWordsOf, overallProgress, progressOfStudents } from './class-progress.queries'

type Row = Awaited<ReturnType<typeof progressOfStudents.fetchAll>>[number]

function byStudent(a: Pick<Row, 'student'>, b: Pick<Row, 'student'>): number {
  return compareByRegister(a.student, b.student)
}

/**
 * Returns each student's progress on an assignment. Throws `assignment_not_found`, `forbidden`.
 *
 * @param recent where the students' figures are read, here and below; access is always checked on the primary
 */
export async function assignmentProgress(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  recent: Queryable = pool,
): Promise<AssignmentProgress> {
  const { classroom_id, title, article_id } = await openAssignment(pool, actor, id)
  const [rows, { words }] = await Promise.all([
    progressOfStudents.fetchAll(recent, { classroomId: classroom_id, assignmentId: id }),
    countWordsOf.fetchOne(recent, { id }),
  ])
  const all = rows.toSorted(byStudent).map((row) => ({ student: row.student, ...presentProgress(row) }))
  const mean = (of: (row: (typeof all)[number]) => number) =>
    all.length === 0 ? 0 : Math.round((all.reduce((sum, row) => sum + of(row), 0) / all.length) * 10) / 10
  const isList = article_id === null
  const meanOfList = (of: (row: (typeof all)[number]) => number | null) =>
    isList ? mean((row) => of(row) ?? 0) : null
  return {
    assignment: { id, title, kind: isList ? 'vocabulary' : 'article', words },
    students: all,
    class: {
      students: all.length,
      read: all.filter((row) => row.is_read).length,
      seconds: mean((row) => row.seconds),
      looked_up: mean((row) => row.looked_up),
      practised: meanOfList((row) => row.practised),
      retained: meanOfList((row) => row.retained),
      unknown: meanOfList((row) => row.unknown),
    },
  }
}

/** Returns each student's progress over all assignments of a classroom. Throws `classroom_not_found`, `forbidden`. */
export async function classProgress(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  recent: Queryable = pool,
): Promise<ClassProgress> {
  await requireProgressAccess(pool, actor, classroomId)
  const [rows, { count }] = await Promise.all([
    overallProgress.fetchAll(recent, { classroomId }),
    countAssignments.fetchOne(recent, { classroomId }),
  ])
  return {
    assignments_num: count,
    students: rows.toSorted(byStudent).map((row) => ({
      ...row,
      seconds: Math.round(row.seconds),
      last_read_at: row.last_read_at?.toISOString() ?? null,
    })),
  }
}

async function requireProgressAccess(pool: pg.Pool, actor: Actor, classroomId: number): Promise<void> {
  const { membership, isIn } = await openClassroom(pool, actor, classroomId)
  if (!classroomAbilities(membership, isIn).see_progress) throw new AppError('forbidden')
}

const csvColumns = [
  ...['student', 'username', 'set', 'kind', 'due', 'read', 'minutes', 'looked_up', 'practised', 'retained'],
  ...['known', 'unknown'],
]

function csvLine(row: Row): string {
  const { student, title, kind, due_at } = row
  const { is_read, seconds, looked_up, practised, retained, known, unknown } = presentProgress(row)
  const name = `${student.first_name} ${student.last_name}`.trim()
  const fields = [
    ...[name, student.username, title, kind, due_at?.toISOString() ?? '', is_read ? 'yes' : 'no'],
    ...[Math.round(seconds / 6) / 10, looked_up],
    ...[practised, retained, known, unknown].map((figure) => figure ?? ''),
  ]
  return `${fields.map(csvField).join(',')}\r\n`
}

/** Exports a CSV line for each student and assignment. Throws `classroom_not_found`, `forbidden`. */
export async function exportProgress(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  recent: Queryable = pool,
): Promise<Download> {
  await requireProgressAccess(pool, actor, classroomId)
  const rows = await progressOfStudents.fetchAll(recent, { classroomId, assignmentId: null })
  async function* lines() {
    yield `${CSV_MARK}${csvColumns.join(',')}\r\n`
    for (const row of rows.toSorted(byStudent)) yield csvLine(row)
  }
  return new Download('class-progress.csv', 'text/csv; charset=utf-8', lines())
}
