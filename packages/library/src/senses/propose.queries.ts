import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Selects the keys of definitions. */
export const keysOfDefinitions = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .selectFrom('definition')
    .select(['id', 'key'])
    .where((eb) => eb('id', '=', eb.fn.any(p.ids))),
)
