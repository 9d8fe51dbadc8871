import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Selects definitions by their keys. */
export const definitionsOfKeys = compileStatement((p: Placeholders<{ keys: readonly string[] }>) =>
  query
    .selectFrom('definition')
    .select(['id', 'key', 'spell_id'])
    .where((eb) => eb('key', '=', eb.fn.any(p.keys))),
)
