import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Counts the words and definitions of the dictionary. */
export const countRows = compileStatement(() =>
  query
    .selectFrom([
      (eb) =>
        eb
          .selectFrom('spell')
          .select((s) => s.fn.countAll<number>().as('spells'))
          .as('s'),
      (eb) =>
        eb
          .selectFrom('definition')
          .select((d) => d.fn.countAll<number>().as('definitions'))
          .as('d'),
    ])
    .select(['spells', 'definitions']),
)
