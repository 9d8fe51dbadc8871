import type { AssignmentProgress, ClassProgress, HardWord } from '@wordhoard/contracts/assignments'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { openClassroom } from '../school/membership'
import { classroomAbilities } from '../school/school.policy'
import {
  countLookUps,
  type DatabaseAssignment,
  type DatabaseStudent,
  presentAssignment,
  READ_TO_END,
  studentJson,
  wordCounts,
  wordsOf,
} from './assignment-rows'
import { openAssignment } from './assignments'
import { asInRegister } from './class-order'

/** SQL of the active students of classroom $1. */
const students = `
  SELECT k.user_id FROM classroom_member k
  JOIN school_member m ON m.school_id = k.school_id AND m.user_id = k.user_id AND m.is_active AND m.role = 'student'
  WHERE k.classroom_id = $1`

/** Each student of classroom $1 on each thing set; with $2 on one only. */
const work = `
  WITH student AS MATERIALIZED (${students}), set AS MATERIALIZED (
    SELECT * FROM set_work WHERE classroom_id = $1 AND ($2::int IS NULL OR id = $2)
  ), word AS MATERIALIZED (${wordsOf('set')}), counted AS (
    SELECT s.user_id, w.assignment_id, count(*)::int AS words, ${wordCounts}
    FROM student s CROSS JOIN word w LEFT JOIN main_voc_item i ON i.user_id = s.user_id AND i.spell_id = w.spell_id
    GROUP BY s.user_id, w.assignment_id
  )
  SELECT ${studentJson} AS student, t.id AS assignment_id, coalesce(a.title, v.name) AS title, t.due_at,
    CASE WHEN t.article_id IS NULL THEN 'vocabulary' ELSE 'article' END AS kind,
    coalesce(p.position, 0)::float8 AS position, coalesce(p.seconds, 0) AS seconds,
    CASE WHEN a.id IS NULL THEN 0 ELSE ${countLookUps('s.user_id')} END AS looked_up, coalesce(c.words, 0) AS words,
    coalesce(c.practised, 0) AS practised, coalesce(c.retained, 0) AS retained, coalesce(c.known, 0) AS known,
    coalesce(c.unknown, 0) AS unknown
  FROM student s CROSS JOIN set t JOIN user_account u ON u.id = s.user_id
  LEFT JOIN article a ON a.id = t.article_id
  LEFT JOIN custom_voc v ON v.id = t.voc_id
  LEFT JOIN article_progress p ON p.article_id = t.article_id AND p.user_id = s.user_id
  LEFT JOIN counted c ON c.user_id = s.user_id AND c.assignment_id = t.id
  ORDER BY t.due_at NULLS LAST, t.id`

const byStudent = (a: { student: DatabaseStudent }, b: { student: DatabaseStudent }) =>
  asInRegister(a.student, b.student)

interface AssignmentRow extends DatabaseAssignment {
  readonly student: DatabaseStudent
  readonly title: string
  readonly due_at: Date | null
  readonly kind: 'article' | 'vocabulary'
}

/** How far each student is with something set. Throws `assignment_not_found`, `forbidden`. */
export async function assignmentProgress(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<AssignmentProgress> {
  const { classroom_id, title, article_id } = await openAssignment(pool, actor, id)
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<AssignmentRow>(work, [classroom_id, id]),
    pool.query<{ words: number }>(
      `SELECT count(*)::int AS words FROM (${wordsOf('(SELECT * FROM set_work WHERE id = $1)')}) w`,
      [id],
    ),
  ])
  const all = rows.toSorted(byStudent).map((row) => ({ student: row.student, ...presentAssignment(row) }))
  const mean = (of: (row: (typeof all)[number]) => number) =>
    all.length === 0 ? 0 : Math.round((all.reduce((sum, row) => sum + of(row), 0) / all.length) * 10) / 10
  return {
    assignment: {
      id,
      title,
      kind: article_id === null ? 'vocabulary' : 'article',
      words: counts[0]?.words ?? 0,
    },
    students: all,
    class: {
      students: all.length,
      read: all.filter((row) => row.is_read).length,
      seconds: mean((row) => row.seconds),
      looked_up: mean((row) => row.looked_up),
      practised: mean((row) => row.practised),
      retained: mean((row) => row.retained),
      unknown: mean((row) => row.unknown),
    },
  }
}

/**
 * The words of something set that the class finds hard: those looked up in it first, then those that most do not know, the
 * rarest first. What was looked up need not be a word of the text: a phrase, or another reading of a form. Of a class without
 * students these are the words that are not common. Throws `assignment_not_found`,
 * `forbidden`.
 */
export async function hardWords(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<HardWord[]> {
  const { classroom_id } = await openAssignment(pool, actor, id)
  const { rows } = await pool.query<HardWord>(
    `WITH student AS MATERIALIZED (${students}), set AS (SELECT * FROM set_work WHERE id = $2),
       word AS MATERIALIZED (${wordsOf('set')}), looked AS MATERIALIZED (
         SELECT e.spell_id, count(DISTINCT e.user_id)::int AS people
         FROM set t
         JOIN encounter e ON e.article_id = t.article_id AND e.was_looked_up AND e.user_id IN (SELECT user_id FROM student)
         GROUP BY e.spell_id
       ), hard AS (
         SELECT spell_id, is_common FROM word UNION ALL
         SELECT l.spell_id, false FROM looked l WHERE NOT EXISTS (SELECT FROM word w WHERE w.spell_id = l.spell_id)
       ), counted AS (
         SELECT w.spell_id, (count(s.user_id) FILTER (
             WHERE i.state IN (0, 1) OR (i.state IS NULL AND NOT w.is_common)))::int AS unknown,
           count(s.user_id) = 0 AND NOT bool_or(w.is_common) AS is_untold
         FROM hard w LEFT JOIN student s ON true
         LEFT JOIN main_voc_item i ON i.user_id = s.user_id AND i.spell_id = w.spell_id
         GROUP BY w.spell_id
       )
     SELECT c.spell_id, p.spell_lower, p.level, c.unknown, coalesce(l.people, 0) AS looked_up
     FROM counted c JOIN spell p ON p.id = c.spell_id LEFT JOIN looked l ON l.spell_id = c.spell_id
     WHERE c.unknown > 0 OR l.people > 0 OR c.is_untold
     ORDER BY coalesce(l.people, 0) DESC, c.unknown DESC, p.frequency_rank DESC NULLS FIRST, p.spell_lower
     LIMIT $3 OFFSET $4`,
    [classroom_id, id, limit, offset],
  )
  return rows
}

interface StudentRow extends Omit<ClassProgress['students'][number], 'last_read_at'> {
  readonly last_read_at: Date | null
}

/** Each student of classroom $1 over all that is set: a word that several texts hold counts once. */
const overall = `
  WITH student AS MATERIALIZED (${students}), set AS MATERIALIZED (
    SELECT * FROM set_work WHERE classroom_id = $1
  ), word AS MATERIALIZED (
    SELECT spell_id, bool_and(is_common) AS is_common FROM (${wordsOf('set')}) every GROUP BY spell_id
  ), counted AS (
    SELECT s.user_id, ${wordCounts}
    FROM student s CROSS JOIN word w LEFT JOIN main_voc_item i ON i.user_id = s.user_id AND i.spell_id = w.spell_id
    GROUP BY s.user_id
  ), reading AS (
    SELECT s.user_id, count(*)::int AS texts_num, (count(*) FILTER (WHERE p.position >= ${READ_TO_END}))::int AS texts_read,
      coalesce(sum(p.seconds), 0) AS seconds, max(p.updated_at) AS last_read_at, sum(${countLookUps('s.user_id')})::int AS looked_up
    FROM student s CROSS JOIN set t JOIN article a ON a.id = t.article_id
    LEFT JOIN article_progress p ON p.article_id = t.article_id AND p.user_id = s.user_id
    GROUP BY s.user_id
  )
  SELECT ${studentJson} AS student, coalesce(r.texts_num, 0) AS texts_num, coalesce(r.texts_read, 0) AS texts_read,
    coalesce(r.seconds, 0) AS seconds, coalesce(r.looked_up, 0) AS looked_up, r.last_read_at,
    coalesce(c.practised, 0) AS practised, coalesce(c.retained, 0) AS retained, coalesce(c.unknown, 0) AS unknown
  FROM student s JOIN user_account u ON u.id = s.user_id
  LEFT JOIN counted c ON c.user_id = s.user_id
  LEFT JOIN reading r ON r.user_id = s.user_id`

/** Every student of a classroom over all that is set. Throws `classroom_not_found`, `forbidden`. */
export async function classProgress(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
): Promise<ClassProgress> {
  await openForProgress(pool, actor, classroomId)
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<StudentRow>(overall, [classroomId]),
    pool.query<{ count: number }>('SELECT count(*)::int AS count FROM set_work WHERE classroom_id = $1', [
      classroomId,
    ]),
  ])
  return {
    assignments_num: counts[0]?.count ?? 0,
    students: rows.toSorted(byStudent).map((row) => ({
      ...row,
      seconds: Math.round(row.seconds),
      last_read_at: row.last_read_at?.toISOString() ?? null,
    })),
  }
}

async function openForProgress(pool: pg.Pool, actor: Actor, classroomId: number): Promise<void> {
  const { membership, isIn } = await openClassroom(pool, actor, classroomId)
  if (!classroomAbilities(membership, isIn).see_progress) throw new AppError('forbidden')
}

const csvColumns = [
  ...['student', 'username', 'set', 'kind', 'due', 'read', 'minutes', 'looked_up', 'practised', 'retained'],
  ...['known', 'unknown'],
]

function csvLine(row: AssignmentRow): string {
  const { student, title, kind, due_at } = row
  const { is_read, seconds, looked_up, practised, retained, known, unknown } = presentAssignment(row)
  const name = `${student.first_name} ${student.last_name}`.trim()
  const fields = [
    ...[name, student.username, title, kind, due_at?.toISOString() ?? '', is_read ? 'yes' : 'no'],
    ...[Math.round(seconds / 6) / 10, looked_up, practised, retained, known, unknown],
  ]
  return `${fields.map(csvField).join(',')}\r\n`
}

/** A line for each student and each thing set. Throws `classroom_not_found`, `forbidden`. */
export async function exportedProgress(pool: pg.Pool, actor: Actor, classroomId: number): Promise<Download> {
  await openForProgress(pool, actor, classroomId)
  const { rows } = await pool.query<AssignmentRow>(work, [classroomId, null])
  async function* lines() {
    yield `${CSV_MARK}${csvColumns.join(',')}\r\n`
    for (const row of rows.toSorted(byStudent)) yield csvLine(row)
  }
  return new Download('class-progress.csv', 'text/csv; charset=utf-8', lines())
}
