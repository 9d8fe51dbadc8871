import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { marks } from '../vocabulary/word-rows'

/**
 * Whether a word may be practised: its priority isn't 0, and the learner has marked it neither as known nor as ignored.
 */
export function isPractisable(
  item: Pick<Columns<Tables['main_voc_item']>, 'priority' | 'mark'>,
): Expression<SqlBool> {
  return expr.and([expr(item.priority, '>', expr.lit(0)), expr(item.mark, '<', expr.lit(marks.known))])
}
