import { expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import type { TableName } from '@wordhoard/database/sql/table-columns'

/** Selects one row of a table, without columns, if the table has any. */
export const anyRow = compileStatements(({ table }: { readonly table: TableName }) =>
  query.selectFrom(table).limit(expr.lit(1)),
)

/**
 * Clears the parts of speech of words that no source has any more. The words keep their rows but are no longer found.
 */
export const retireWords = compileStatement(() =>
  query
    .updateTable('spell')
    .set({ pos_mask: expr.lit(0) })
    .where('pos_mask', '<>', expr.lit(0))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('definition').whereRef('definition.spell_id', '=', 'spell.id'))),
    ),
)
