import { columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'
import { beginningOf, summaryColumns, vocabularyOf } from './article-rows.queries'

/** Selects an article that the reader may read, with their word counts; `userId` is null for visitors. */
export const readableArticle = compileStatement((p: Placeholders<{ id: number; userId: number | null }>) =>
  query
    .with(
      (cte) => cte('listed').materialized(),
      (db) =>
        db
          .selectFrom('article as a')
          .select('a.id')
          .where('a.id', '=', p.id)
          .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
    )
    .selectFrom('listed')
    .innerJoin('article as a', 'a.id', 'listed.id')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .leftJoin(
      (eb) => vocabularyOf(eb.selectFrom('listed').select('listed.id').as('t'), p.userId).as('v'),
      (join) => join.onRef('v.article_id', '=', 'a.id'),
    )
    .select(summaryColumns)
    .select((eb) => beginningOf(columnsOf(eb, 'a')))
    .select(['a.md_content', 'a.raw_content', 'a.html', 'v.tokens', 'v.known', 'v.new_words']),
)
