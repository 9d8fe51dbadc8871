import { literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAgo } from '@wordhoard/database/sql/times'

/** Records that an address wants no invitations. */
export const optOut = compileStatement((p: Placeholders<{ addressHash: Buffer }>) =>
  query
    .insertInto('invitation_opt_out')
    .values({ address_hash: p.addressHash })
    .onConflict((conflict) => conflict.doNothing()),
)

/**
 * Records a recipient's report of a school, with the school's name in addresses; returns no row for a repeated report.
 */
export const insertReport = compileStatement((p: Placeholders<{ schoolId: number; addressHash: Buffer }>) =>
  insertFrom(
    query,
    'invitation_report',
    (db) => db.selectNoFrom([]),
    (eb) => ({
      school_id: p.schoolId,
      address_hash: p.addressHash,
      school_username: eb.fn.coalesce(
        eb.selectFrom('school').select('username').where('id', '=', p.schoolId).$asScalar(),
        literal(''),
      ),
    }),
  )
    .onConflict((conflict) => conflict.doNothing())
    .returning('school_username'),
)

/** How long a report of a school counts, in days. */
export const REPORTS_DAYS = 90

/** The number of a school's reports that still count. */
export function countReports(schoolId: Expression<number>) {
  return query
    .selectFrom('invitation_report as r')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('r.school_id', '=', schoolId)
    .where('r.created_at', '>', daysAgo(REPORTS_DAYS))
}

/** The number of recipients who have recently reported a school. */
export const reportsOfSchool = compileStatement((p: Placeholders<{ schoolId: number }>) =>
  countReports(p.schoolId),
)
