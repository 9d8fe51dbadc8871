import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The words of articles as arrays in the same order, one row for each article that has any. */
export const wordsOfArticles = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .selectFrom('article_word')
    .select((eb) => [
      'article_id',
      eb.fn.agg<number[]>('array_agg', ['spell_id']).as('spell_ids'),
      eb.fn.agg<number[]>('array_agg', ['count']).as('counts'),
      eb.fn.agg<number[]>('array_agg', [cast(eb.ref('is_common'), 'int4')]).as('are_common'),
    ])
    .where((eb) => eb('article_id', '=', eb.fn.any(p.ids)))
    .groupBy('article_id'),
)
