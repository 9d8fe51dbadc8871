import type { Classroom } from '@wordhoard/contracts/school'

/** Columns of a classroom `c`. */
export const classroomColumns = `c.id, c.name, c.description, c.created_at, c.updated_at, c.is_archived,
  (SELECT count(*)::int FROM classroom_member k JOIN school_member s ON s.school_id = k.school_id AND s.user_id = k.user_id
   WHERE k.classroom_id = c.id AND s.is_active AND s.role = 'student') AS students_num,
  (SELECT count(*)::int FROM classroom_member k JOIN school_member s ON s.school_id = k.school_id AND s.user_id = k.user_id
   WHERE k.classroom_id = c.id AND s.is_active AND s.role <> 'student') AS teachers_num`

export interface DatabaseClassroom extends Omit<Classroom, 'created_at' | 'updated_at'> {
  readonly created_at: Date
  readonly updated_at: Date
}

export function presentedClassroom(row: DatabaseClassroom): Classroom {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

/**
 * SQL that names are sorted by as people would: Year 7, Year 8, Year 10. Numbers are padded to ten digits.
 *
 * @param name SQL of the name
 */
export function inNaturalOrder(name: string): string {
  return `regexp_replace(regexp_replace(${name}, '(\\d+)', '0000000000\\1', 'g'), '0*(\\d{10})', '\\1', 'g')`
}
