import type {
  Assignment,
  AssignmentUpdate,
  MyAssignment,
  MyAssignmentsQuery,
  NewAssignment,
} from '@wordhoard/contracts/assignments'
import type { SchoolRole } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { openClassroom } from '../school/membership'
import { classroomAbilities, classroomAccess } from '../school/school.policy'
import { READ_TO_END, wordCounts, wordsOf } from './assignment-rows'

interface DatabaseAssignment extends Omit<Assignment, 'due_at' | 'created_at' | 'is_done'> {
  readonly due_at: Date | null
  readonly created_at: Date
  readonly classroom_name: string
}

/**
 * What is set, with the reader's own progress; `set` is SQL of assignments with their classroom's name, `reader` of the
 * reader, `readNum` of how many have read a text. What is due next comes first, what is due at no time last.
 */
const withProgress = (set: string, reader: string, readNum = 'NULL::int') => `
  WITH set AS MATERIALIZED (${set}), word AS (${wordsOf('set')}), progress AS (
    SELECT w.assignment_id, count(*)::int AS words, ${wordCounts},
      count(*) FILTER (WHERE i.repeat_count > 0 OR i.state = 3 OR (i.state IS NULL AND w.is_common))::int AS done
    FROM word w LEFT JOIN main_voc_item i ON i.user_id = ${reader} AND i.spell_id = w.spell_id
    GROUP BY w.assignment_id
  )
  SELECT t.id, t.classroom_id, t.classroom_name, CASE WHEN t.article_id IS NULL THEN 'vocabulary' ELSE 'article' END AS kind,
    t.article_id, t.voc_id, coalesce(a.title, v.name) AS title, a.level, coalesce(a.word_count, w.words, 0) AS word_count,
    t.note, t.due_at, t.created_at, coalesce(p.position, 0)::float8 AS position, coalesce(p.seconds, 0) AS seconds,
    coalesce(w.words, 0) AS words, coalesce(w.known, 0) AS known, coalesce(w.done, 0) AS practised,
    ${readNum} AS read_num
  FROM set t
  LEFT JOIN article a ON a.id = t.article_id
  LEFT JOIN custom_voc v ON v.id = t.voc_id
  LEFT JOIN article_progress p ON p.article_id = t.article_id AND p.user_id = ${reader}
  LEFT JOIN progress w ON w.assignment_id = t.id
  ORDER BY t.due_at NULLS LAST, t.id DESC`

/** SQL of how many active students of its class have read a text that is set as `t` to its end. */
const readByClass = `CASE WHEN t.article_id IS NOT NULL THEN (
  SELECT count(*)::int FROM classroom_member k
  JOIN school_member m ON m.school_id = k.school_id AND m.user_id = k.user_id AND m.is_active AND m.role = 'student'
  JOIN article_progress r ON r.user_id = k.user_id AND r.article_id = t.article_id AND r.position >= ${READ_TO_END}
  WHERE k.classroom_id = t.classroom_id) END`

function presented({ due_at, created_at, classroom_name: _, ...row }: DatabaseAssignment): Assignment {
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

/** What is set for a classroom. Throws `classroom_not_found`, `forbidden`. */
export async function assignmentsOf(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Assignment[]> {
  const { name, membership, isIn } = await openClassroom(pool, actor, classroomId)
  const { rows } = await pool.query<DatabaseAssignment>(
    withProgress(
      `SELECT *, $3::text AS classroom_name FROM set_work WHERE classroom_id = $1
       ORDER BY due_at NULLS LAST, id DESC LIMIT $4 OFFSET $5`,
      '$2',
      classroomAbilities(membership, isIn).see_progress ? readByClass : undefined,
    ),
    [classroomId, actor.userId, name, limit, offset],
  )
  return rows.map(presented)
}

/** Most things that are set for one person and looked through for those that are done or not. */
const MOST_OWN = 500

/** What is set for the actor as a student, in all classrooms that are not in the archive. */
export async function ownAssignments(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset, is_done }: MyAssignmentsQuery,
): Promise<MyAssignment[]> {
  const { rows } = await pool.query<DatabaseAssignment>(
    withProgress(
      `SELECT t.*, c.name AS classroom_name FROM set_work t
       JOIN classroom c ON c.id = t.classroom_id AND NOT c.is_archived
       JOIN classroom_member k ON k.classroom_id = c.id AND k.user_id = $1
       JOIN school_member m ON m.school_id = k.school_id AND m.user_id = $1 AND m.is_active AND m.role = 'student'
       ORDER BY t.due_at NULLS LAST, t.id DESC LIMIT ${MOST_OWN}`,
      '$1',
    ),
    [actor.userId],
  )
  return rows
    .map((row) => ({ ...presented(row), classroom_name: row.classroom_name }))
    .filter((row) => is_done === undefined || String(row.is_done) === is_done)
    .slice(offset, offset + limit)
}

/**
 * Sets a public or an own text or word list for a classroom. Throws `classroom_not_found`, `forbidden`,
 * `article_not_found`, `vocabulary_not_found`, `assignment_exists`.
 */
export async function setAssignment(
  client: pg.PoolClient,
  actor: Actor,
  classroomId: number,
  { article_id, voc_id, note, due_at }: NewAssignment,
): Promise<{ id: number }> {
  const { membership, isIn } = await openClassroom(client, actor, classroomId)
  if (!classroomAbilities(membership, isIn).set_work) throw new AppError('forbidden')
  // A text that is set for another class is not theirs to pass on.
  const table = article_id === undefined ? 'custom_voc' : 'article'
  const { rowCount } = await client.query(
    `SELECT FROM ${table} WHERE id = $1 AND (access_modifier = 'public' OR user_id = $2) FOR KEY SHARE`,
    [article_id ?? voc_id, actor.userId],
  )
  if (!rowCount) throw new AppError(article_id === undefined ? 'vocabulary_not_found' : 'article_not_found')
  // What its owner has taken back since somebody else set it is in nobody's way.
  await client.query(
    `DELETE FROM assignment a WHERE classroom_id = $1 AND (article_id = $2 OR voc_id = $3)
       AND NOT EXISTS (SELECT FROM set_work w WHERE w.id = a.id)`,
    [classroomId, article_id ?? null, voc_id ?? null],
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO assignment (classroom_id, article_id, voc_id, note, due_at, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [classroomId, article_id ?? null, voc_id ?? null, note, due_at, actor.userId],
  )
  if (!rows[0]) throw new AppError('assignment_exists')
  return rows[0]
}

/** Something set, which the actor may change and see the class's progress on. */
export interface OwnAssignment {
  readonly id: number
  readonly classroom_id: number
  readonly article_id: number | null
  readonly voc_id: number | null
  readonly title: string
}

/**
 * Opens something that is set, for who may set work. Throws `assignment_not_found` for outsiders, `forbidden` for other
 * members of the school.
 */
export async function openAssignment(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  id: number,
): Promise<OwnAssignment> {
  const { rows } = await db.query<OwnAssignment & { role: SchoolRole | null; is_in: boolean }>(
    `SELECT t.id, t.classroom_id, t.article_id, t.voc_id, coalesce(a.title, v.name) AS title, m.role,
       k.user_id IS NOT NULL AS is_in
     FROM set_work t JOIN classroom c ON c.id = t.classroom_id
     LEFT JOIN article a ON a.id = t.article_id
     LEFT JOIN custom_voc v ON v.id = t.voc_id
     LEFT JOIN school_member m ON m.school_id = c.school_id AND m.user_id = $2 AND m.is_active
     LEFT JOIN classroom_member k ON k.classroom_id = c.id AND k.user_id = $2
     WHERE t.id = $1`,
    [id, actor.userId],
  )
  const row = rows[0]
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
  await pool.query(
    `UPDATE assignment SET note = coalesce($2, note), due_at = CASE WHEN $3 THEN $4::timestamptz ELSE due_at END
     WHERE id = $1`,
    [id, note ?? null, due_at !== undefined, due_at ?? null],
  )
}

/** Sets it no longer. Throws `assignment_not_found`, `forbidden`. */
export async function removeAssignment(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  await openAssignment(pool, actor, id)
  await pool.query('DELETE FROM assignment WHERE id = $1', [id])
}
