import { columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'
import { beginningOf, summaryColumns } from './article-rows.queries'

/** Selects an article that the reader may read; `userId` is null for visitors. */
export const readableArticle = compileStatement((p: Placeholders<{ id: number; userId: number | null }>) =>
  query
    .selectFrom('article as a')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .select(summaryColumns)
    .select((eb) => beginningOf(columnsOf(eb, 'a')))
    .select(['a.md_content', 'a.raw_content', 'a.html'])
    .where('a.id', '=', p.id)
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
)
