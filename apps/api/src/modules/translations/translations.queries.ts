import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'

/**
 * The ids of definitions by their keys, in the order of the keys, separated by commas; 0 for keys that aren't there. One
 * text instead of 28,000 rows, which would leave garbage of many times the size of what is kept. Runs when a language is
 * first asked for.
 */
export const idsOfKeys = compileStatement(
  (p: Placeholders<{ keys: readonly string[]; ordinals: readonly number[] }>) =>
    query
      .selectFrom(unnest('w', { key: cast(p.keys, 'text[]'), ordinal: cast(p.ordinals, 'int4[]') }))
      .leftJoin('definition as d', 'd.key', 'w.key')
      .select((eb) => {
        const id = cast(eb.fn.coalesce('d.id', eb.lit(0)), 'text')
        return eb.fn
          .agg<string>('string_agg', [id, literal(',')])
          .orderBy('w.ordinal')
          .as('ids')
      }),
)

/** The packs that are in force, by language, the oldest first. */
export const activePacks = compileStatement(() =>
  query
    .selectFrom('translation_pack')
    .select(['id', 'lang', 'name as source', 'version', 'licence', 'url'])
    .where('stage', '=', literal('active'))
    .orderBy('lang')
    .orderBy('id'),
)
