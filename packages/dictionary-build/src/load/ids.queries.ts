import { expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import type { ColumnName, TableName } from '@wordhoard/database/sql/table-columns'

/** A table whose rows have ids that never change. */
export type NumberedTable = 'spell' | 'definition'

/** Number of rows read at a time; all at once would take more memory than the dictionary. */
export const PORTION = 20_000

/** Selects the ids and names (headword or key) of the next rows after an id. */
export const namesAfter = {
  spell: compileStatement((p: Placeholders<{ after: number }>) =>
    query
      .selectFrom('spell')
      .select(['id', 'spell_lower as name'])
      .where('id', '>', p.after)
      .orderBy('id')
      .limit(expr.lit(PORTION)),
  ),
  definition: compileStatement((p: Placeholders<{ after: number }>) =>
    query
      .selectFrom('definition')
      .select(['id', 'key as name'])
      .where('id', '>', p.after)
      .orderBy('id')
      .limit(expr.lit(PORTION)),
  ),
}

/** Returns the name of the sequence that generates a column's numbers. */
function sequenceOf<Table extends TableName>(table: Table, column: ColumnName<Table>): Expression<string> {
  return expr.fn<string>('pg_get_serial_sequence', [literal(table), literal<string>(column)])
}

/** Sets the sequence of a table's ids to the highest existing id. */
export const advanceSequence = compileStatements(({ table }: { readonly table: NumberedTable }) =>
  query.selectFrom(table).select((eb) => {
    const highest = eb.fn.max<number | null>('id')
    const id = eb.fn<number>('greatest', [highest, eb.lit(1)])
    return eb.fn<number>('setval', [sequenceOf(table, 'id'), id, eb(highest, 'is not', null)]).as('id')
  }),
)

/** Selects the highest id of a table's rows, or the last value of its sequence if that is higher. */
export const highestId = compileStatements(({ table }: { readonly table: NumberedTable }) =>
  query.selectFrom(table).select((eb) => {
    const given = eb.fn<number | null>('pg_sequence_last_value', [sequenceOf(table, 'id')])
    return eb.fn<number>('greatest', [eb.fn.max('id'), eb.fn.coalesce(given, eb.lit(0))]).as('id')
  }),
)
