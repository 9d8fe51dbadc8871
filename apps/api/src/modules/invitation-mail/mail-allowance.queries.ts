import { arrayOf, literal, now, secondsBetween } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { countReports } from './answers.queries'

/** Age of a school in seconds, how often it was reported lately, and which of some addresses want no invitations. */
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
