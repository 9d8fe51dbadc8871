import { expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool } from '@wordhoard/database/sql/query'

/**
 * Whether an article or a vocabulary is assigned to a class that somebody belongs to, so that they may read it though it is
 * private (view `assigned_reader`).
 *
 * @param reader the person's id
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
