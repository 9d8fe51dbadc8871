import { expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool } from '@wordhoard/database/sql/query'

/**
 * Returns whether an article or vocabulary is assigned to a class of the reader, who may then read it although it is
 * private (view `assigned_reader`).
 *
 * @param reader the user's id
 * @param id of the article or the vocabulary
 */
export function isAssignedTo(
  reader: Expression<number | null>,
  column: 'article_id' | 'voc_id',
  id: Expression<number>,
): Expression<SqlBool> {
  return expr.exists(
    expr.selectFrom('assigned_reader as g').where('g.user_id', '=', reader).where(`g.${column}`, '=', id),
  )
}
