import type { StudentWork } from '@wordhoard/contracts/assignments'
import { rosterName } from '../school/roster-name-text'

/** A text counts as read from here on: its last lines are seen without being scrolled to the top. */
export const READ_TO_END = 0.95

/**
 * SQL of the words of what is set: `set` names the assignments. Words of a text that every reader knows count as known
 * unless the student has them as something else, as in coverage (articles/article-rows.ts).
 */
export function wordsOf(set: string): string {
  return `
    SELECT t.id AS assignment_id, w.spell_id, w.is_common FROM ${set} t JOIN article_word w ON w.article_id = t.article_id
    UNION ALL
    SELECT t.id, w.spell_id, false FROM ${set} t JOIN custom_voc_spell w ON w.voc_id = t.voc_id`
}

/** SQL of what words `w` are to a student whose items are `i`; states: main_voc_item. */
export const wordCounts = `
  count(*) FILTER (WHERE i.repeat_count > 0)::int AS practised,
  count(*) FILTER (WHERE i.state = 3 AND i.repeat_count > 0)::int AS retained,
  count(*) FILTER (WHERE i.state = 3 OR (i.state IS NULL AND w.is_common))::int AS known,
  count(*) FILTER (WHERE i.state IN (0, 1) OR (i.state IS NULL AND NOT w.is_common))::int AS unknown`

/** SQL of how many different words a student looked up while reading an article `a`; `student` is SQL of their id. */
export function countLookUps(student: string): string {
  return `(SELECT count(DISTINCT e.spell_id)::int FROM encounter e
    WHERE e.user_id = ${student} AND e.was_looked_up AND e.article_id = a.id)`
}

/** SQL of a student `u` of classroom $1 as teachers see them. */
export const studentJson = `jsonb_build_object('id', u.id, 'username', u.username,
  'first_name', CASE WHEN u.first_name || u.last_name = '' THEN coalesce(
    ${rosterName('u', '(SELECT school_id FROM classroom WHERE id = $1)')}, '') ELSE u.first_name END,
  'last_name', u.last_name, 'avatarId', u.avatar_id)`

export interface DatabaseStudent {
  readonly id: number
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly avatarId: string | null
}

/** Work of a student as queries answer it. */
export interface DatabaseAssignment extends Omit<StudentWork, 'is_read'> {}

export function presentAssignment(row: DatabaseAssignment): StudentWork {
  const { position, seconds, looked_up, practised, retained, known, unknown } = row
  return {
    is_read: position >= READ_TO_END,
    position: Math.round(position * 1e4) / 1e4,
    seconds: Math.round(seconds),
    looked_up,
    practised,
    retained,
    known,
    unknown,
  }
}
