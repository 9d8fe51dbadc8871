import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Expression, Tables } from '@wordhoard/database/sql/query'

/**
 * A member's name on the class list: the name on the code by which they joined, or null if it had none or they are no
 * longer a member. Only for the school's staff, who need it to recognise students who have given no name.
 *
 * @param school id of the school
 */
export function rosterName(
  person: Pick<Columns<Tables['user_account']>, 'id'>,
  school: Expression<number | null>,
): Expression<string | null> {
  return expr
    .selectFrom('school_member as r')
    .select((eb) => eb.fn<string | null>('nullif', ['r.roster_name', literal('')]).as('name'))
    .where('r.user_id', '=', person.id)
    .where('r.school_id', '=', school)
    .$asScalar()
}
