import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'

/**
 * Whether an account without an email address belongs to a school, whose staff may then reset its password: the pupil is
 * an active student there, and was in no other school before. A second school, which anybody could set up, gains no
 * power over the account while the first one stands.
 *
 * @param school id of the school
 */
export function isPupilOf(
  person: Pick<Columns<Tables['user_account']>, 'id' | 'email'>,
  school: Expression<number>,
): Expression<SqlBool> {
  return expr.and([
    expr(person.email, 'is', null),
    expr.exists(
      expr
        .selectFrom('school_member as s')
        .where('s.user_id', '=', person.id)
        .where('s.school_id', '=', school)
        .where('s.role', '=', literal('student'))
        .where('s.is_active', '=', expr.lit(true))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('school_member as e')
                .whereRef('e.user_id', '=', 's.user_id')
                .whereRef('e.school_id', '<>', 's.school_id')
                .where('e.is_active', '=', eb.lit(true))
                .where((or) =>
                  or.or([
                    or('e.created_at', '<', or.ref('s.created_at')),
                    or.and([
                      or('e.created_at', '=', or.ref('s.created_at')),
                      or('e.school_id', '<', or.ref('s.school_id')),
                    ]),
                  ]),
                ),
            ),
          ),
        ),
    ),
  ])
}
