import { expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { expressionAs } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'

const ROWS = 150_000

/** A list of 2 MB. The database writes one that does not fit into its working memory to the disk, until the statement ends. */
export const longList = compileStatement(() =>
  query
    .selectFrom(expressionAs('row', expr.fn<number>('generate_series', [expr.lit(1), expr.lit(ROWS)])))
    .select((eb) => eb.fn.countAll<number>().as('rows')),
)
