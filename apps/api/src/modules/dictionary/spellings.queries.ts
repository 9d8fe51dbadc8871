import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Selects how the dictionary writes words in their first sense. */
export const firstSpellings = compileStatement((p: Placeholders<{ spellIds: readonly number[] }>) =>
  query
    .selectFrom('definition as d')
    .select(['d.spell_id', 'd.spelling'])
    .where((eb) => eb('d.spell_id', '=', eb.fn.any(p.spellIds)))
    .where('d.ordinal', '=', expr.lit(0)),
)
