import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The example sentences of definitions. */
export const examplesOfDefinitions = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .selectFrom('definition')
    .select(['id', 'examples'])
    .where((eb) => eb('id', '=', eb.fn.any(p.ids))),
)
