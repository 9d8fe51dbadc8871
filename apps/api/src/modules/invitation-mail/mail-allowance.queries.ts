import { arrayOf, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsBetween } from '@wordhoard/database/sql/times'
import { countReports } from './answers.queries'

/** A school's age in seconds, the number of its recent reports, and which of the addresses have opted out. */
export const mailHistory = compileStatement(
  (p: Placeholders<{ schoolId: number; hashes: readonly Buffer[] }>) =>
    query
      .selectFrom('school as s')
      .select((eb) => [
        secondsBetween(eb.ref('created_at'), now).as('age'),
        countReports(eb.ref('s.id')).$asScalar().$notNull().as('reports'),
        arrayOf(
          eb
            .selectFrom('invitation_opt_out')
            .select((out) => out.fn<string>('encode', ['address_hash', literal('hex')]).as('hash'))
            .where((out) => out('address_hash', '=', out.fn.any(p.hashes))),
        ).as('declined'),
      ])
      .where('id', '=', p.schoolId),
)
