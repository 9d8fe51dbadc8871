import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Expression, Tables } from '@wordhoard/database/sql/query'

/**
 * The name that the class list has for somebody: what stood on the code by which they joined, null when nothing did or they are
 * no member any more. For the school's staff only; it is how they know a student who has told the product no name.
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
