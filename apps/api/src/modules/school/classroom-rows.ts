import type { Classroom } from '@wordhoard/contracts/school'
import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonArray, jsonObject, orEmpty } from '@wordhoard/database/sql/json'
import type { Expression, Selectable, SqlBool, Tables } from '@wordhoard/database/sql/query'

/** Columns of a classroom `c` that are shown, together with `memberCounts`. */
export const classroomColumns = [
  'c.id',
  'c.name',
  'c.description',
  'c.created_at',
  'c.updated_at',
  'c.is_archived',
] as const

/** The numbers of a classroom's active students and active staff. */
export function memberCounts({ school_id, id }: Pick<Columns<Tables['classroom']>, 'school_id' | 'id'>) {
  const count = (compared: '=' | '<>') =>
    expr
      .selectFrom('classroom_member as k')
      .innerJoin('school_member as s', (join) =>
        join.onRef('s.school_id', '=', 'k.school_id').onRef('s.user_id', '=', 'k.user_id'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('k.school_id', '=', school_id)
      .where('k.classroom_id', '=', id)
      .where('s.is_active', '=', expr.lit(true))
      .where('s.role', compared, literal('student'))
      .$asScalar()
      .$notNull()
  return [count('=').as('students_num'), count('<>').as('teachers_num')] as const
}

/** A classroom as read from the database. */
interface ClassroomRow
  extends Pick<
    Selectable<Tables['classroom']>,
    'id' | 'name' | 'description' | 'created_at' | 'updated_at' | 'is_archived'
  > {
  readonly students_num: number
  readonly teachers_num: number
}

export function presentClassroom(row: ClassroomRow): Classroom {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

/**
 * A member's classrooms as a JSON array: all of them, or only those that the viewer is in too.
 *
 * @param all condition under which the viewer sees all
 */
export function classroomsSeen(
  member: Pick<Columns<Tables['school_member']>, 'school_id' | 'user_id'>,
  viewer: Expression<number>,
  all: Expression<SqlBool>,
) {
  return orEmpty(
    expr
      .selectFrom('classroom_member as j')
      .innerJoin('classroom as c', (join) =>
        join.onRef('c.school_id', '=', 'j.school_id').onRef('c.id', '=', 'j.classroom_id'),
      )
      .select((eb) =>
        jsonArray(jsonObject({ id: eb.ref('c.id'), name: eb.ref('c.name') }))
          .orderBy(inNaturalOrder(eb.ref('c.name_lower')))
          .as('classrooms'),
      )
      .where('j.school_id', '=', member.school_id)
      .where('j.user_id', '=', member.user_id)
      .where((eb) => eb.or([all, isInClassroom(viewer, eb.ref('j.school_id'), eb.ref('c.id'))]))
      .$asScalar(),
  )
}

/** Whether a user is in a classroom of a school. */
export function isInClassroom(
  user: Expression<number>,
  school: Expression<number>,
  classroom: Expression<number | null>,
): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('classroom_member as seat')
      .where('seat.school_id', '=', school)
      .where('seat.classroom_id', '=', classroom)
      .where('seat.user_id', '=', user),
  )
}

/** The sort key that orders names naturally: Year 7, Year 8, Year 10. Pads numbers to ten digits. */
export function inNaturalOrder(name: Expression<string>): Expression<string> {
  const all = literal('g')
  const padded = expr.fn('regexp_replace', [name, literal('(\\d+)'), literal('0000000000\\1'), all])
  return expr.fn('regexp_replace', [padded, literal('0*(\\d{10})'), literal('\\1'), all])
}
