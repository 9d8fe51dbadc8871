import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import { type Expression, query, type Tables } from '@wordhoard/database/sql/query'
import { rosterName } from '../school/roster-name'

/** Selects the active students of a classroom, as `k`. */
export function activeStudents(classroomId: Expression<number>) {
  return query
    .selectFrom('classroom_member as k')
    .innerJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'k.school_id')
        .onRef('m.user_id', '=', 'k.user_id')
        .on('m.is_active', '=', expr.lit(true))
        .on('m.role', '=', literal('student')),
    )
    .where('k.classroom_id', '=', classroomId)
}

/** Builds a classroom's student as teachers see them. A student without a name has the one from the class list. */
export function studentJson(
  student: Pick<
    Columns<Tables['user_account']>,
    'id' | 'username' | 'first_name' | 'last_name' | 'avatar_id'
  >,
  classroomId: Expression<number>,
) {
  const school = query.selectFrom('classroom').select('school_id').where('id', '=', classroomId).$asScalar()
  const { id, username, first_name, last_name, avatar_id } = student
  return jsonObject({
    id,
    username,
    first_name: expr
      .case()
      .when(expr(expr(first_name, '||', last_name), '=', literal('')))
      .then(expr.fn.coalesce(rosterName(student, school), literal('')))
      .else(first_name)
      .end(),
    last_name,
    avatarId: avatar_id,
  })
}
