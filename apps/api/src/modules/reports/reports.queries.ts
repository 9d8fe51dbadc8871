import { arrayOf, cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The reporter and the reported user. */
interface ReportValues {
  readonly reporterId: number
  readonly reportedId: number
}

/** The user names of both. */
export const namesOfBoth = compileStatement((p: Placeholders<ReportValues>) =>
  query
    .selectFrom(['user_account as a', 'user_account as b'])
    .select(['a.username as reporter', 'b.username as reported'])
    .where('a.id', '=', p.reporterId)
    .where('b.id', '=', p.reportedId),
)

/** Maximum number of members who get a mail. */
const MAX_RECIPIENTS = 20

/** Addresses of a school's owner and managers, except the two users themselves. */
function addressesOf(school: Expression<number>, { reporterId, reportedId }: Placeholders<ReportValues>) {
  return arrayOf(
    expr
      .selectFrom('school_member as r')
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .select((eb) => eb.ref('u.email').$notNull().as('email'))
      .where('u.email', 'is not', null)
      .where('r.school_id', '=', school)
      .where('r.is_active', '=', expr.lit(true))
      .where('r.role', 'in', [literal('owner'), literal('manager')])
      .where('r.user_id', 'not in', [reporterId, reportedId])
      .orderBy('u.id')
      .limit(expr.lit(MAX_RECIPIENTS)),
  )
}

/**
 * The given school, or the oldest one in which both are active, and the addresses of those who run it except the two
 * users themselves.
 */
export const schoolOfBoth = compileStatement(
  (p: Placeholders<ReportValues & { schoolId: number | null }>) => {
    const schoolId = cast(p.schoolId, 'int4')
    return query
      .selectFrom('school as s')
      .innerJoin('school_member as a', (join) =>
        join
          .onRef('a.school_id', '=', 's.id')
          .on('a.user_id', '=', p.reporterId)
          .on('a.is_active', '=', expr.lit(true)),
      )
      .innerJoin('school_member as b', (join) =>
        join
          .onRef('b.school_id', '=', 's.id')
          .on('b.user_id', '=', p.reportedId)
          .on('b.is_active', '=', expr.lit(true)),
      )
      .select((eb) => ['s.id', 's.name', addressesOf(eb.ref('s.id'), p).as('addresses')])
      .where((eb) => eb.or([eb(schoolId, 'is', null), eb('s.id', '=', schoolId)]))
      .orderBy('s.id')
      .limit(expr.lit(1))
  },
)
