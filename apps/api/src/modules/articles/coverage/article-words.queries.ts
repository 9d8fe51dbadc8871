import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'

interface Authored {
  readonly ids: readonly number[]
  /** The author of each. */
  readonly userIds: readonly number[]
}

/**
 * The words of articles as arrays in the same order, one row for each article that has any. It goes article by article, so
 * that nothing need be sorted.
 */
export const wordsOfArticles = compileStatement((p: Placeholders<Authored>) =>
  query
    .selectFrom(unnest('a', { id: cast(p.ids, 'int4[]'), user_id: cast(p.userIds, 'int4[]') }))
    .crossJoinLateral((db) =>
      db
        .selectFrom('article_word')
        .select((eb) => [
          eb.fn.agg<number[]>('array_agg', ['spell_id']).as('spell_ids'),
          eb.fn.agg<number[]>('array_agg', ['count']).as('counts'),
          eb.fn.agg<number[]>('array_agg', [cast(eb.ref('is_common'), 'int4')]).as('are_common'),
        ])
        .whereRef('user_id', '=', 'a.user_id')
        .whereRef('article_id', '=', 'a.id')
        .having((eb) => eb(eb.fn.countAll(), '>', expr.lit(0)))
        .as('w'),
    )
    .select(['a.id as article_id', 'w.spell_ids', 'w.counts', 'w.are_common']),
)
