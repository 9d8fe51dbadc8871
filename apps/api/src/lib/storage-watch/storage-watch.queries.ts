import { expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { expressionAs } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'

const ROWS = 150_000

/**
 * Builds a result of 2 MB. If it doesn't fit into working memory, the database spills it to disk until the statement
 * ends.
 */
export const spillToDisk = compileStatement(() =>
  query
    .selectFrom(expressionAs('row', expr.fn<number>('generate_series', [expr.lit(1), expr.lit(ROWS)])))
    .select((eb) => eb.fn.countAll<number>().as('rows')),
)
