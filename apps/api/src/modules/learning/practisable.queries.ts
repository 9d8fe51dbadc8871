import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { marks } from '../vocabulary/word-rows'

/** Whether a word may be practised at all: its learner has neither put it aside nor marked it as known. */
export function isPractisable(
  item: Pick<Columns<Tables['main_voc_item']>, 'priority' | 'mark'>,
): Expression<SqlBool> {
  return expr.and([expr(item.priority, '>', expr.lit(0)), expr(item.mark, '<', expr.lit(marks.known))])
}
