import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Schools with the viewer's membership, whether active or ended. */
function schoolsAsSeen(p: Placeholders<{ userId: number }>) {
  return query
    .selectFrom('school as s')
    .leftJoin('school_member as m', (join) =>
      join.onRef('m.school_id', '=', 's.id').on('m.user_id', '=', p.userId),
    )
    .select([
      's.id',
      's.name',
      's.description',
      's.username',
      's.created_at',
      's.students_may_open_profiles',
      'm.role',
      'm.is_active',
    ])
}

/** The account with an id, if it has an email address. */
export const accountWithAddress = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select('id').where('id', '=', p.userId).where('email', 'is not', null),
)

/** A school by its id. */
export const schoolOfId = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  schoolsAsSeen(p).where('s.id', '=', p.id),
)

/** The id of the school with a name in its address, in lower case. */
export const schoolOfName = compileStatement((p: Placeholders<{ name: string }>) =>
  query.selectFrom('school_name').select('school_id').where('name', '=', p.name),
)

/** A classroom with the user's active role in its school, and whether they are in it. */
export const classroomAsSeen = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('classroom as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .leftJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'c.school_id')
        .on('m.user_id', '=', p.userId)
        .on('m.is_active', '=', expr.lit(true)),
    )
    .leftJoin('classroom_member as k', (join) =>
      join.onRef('k.classroom_id', '=', 'c.id').on('k.user_id', '=', p.userId),
    )
    .select((eb) => [
      'c.id',
      'c.name',
      'c.is_archived',
      'c.school_id',
      's.name as school_name',
      'm.role',
      cast(eb('k.user_id', 'is not', null), 'bool').as('is_in'),
    ])
    .where('c.id', '=', p.id),
)
