import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { isAssignedTo } from './assigned-to'

/** Returns whether a user may read an article: a public one, their own, or one assigned to a class of theirs. */
export function isReadableArticle(
  article: Pick<Columns<Tables['article']>, 'id' | 'user_id' | 'access_modifier'>,
  reader: Expression<number | null>,
): Expression<SqlBool> {
  return expr.or([
    expr(article.access_modifier, '=', literal('public')),
    expr(article.user_id, '=', reader),
    isAssignedTo(reader, 'article_id', article.id),
  ])
}
