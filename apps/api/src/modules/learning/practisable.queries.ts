import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { marks } from '../../lib/words/word-state-codes'
import { isFitWord } from '../dictionary/marked-words.queries'

/**
 * Whether a word may be practised: its priority isn't 0, the learner has marked it neither as known nor as ignored, and
 * practice hasn't let it go, and it has a sense that is fit for a class.
 */
export function isPractisable(
  item: Pick<Columns<Tables['main_voc_item']>, 'priority' | 'mark' | 'let_go_at' | 'spell_id'>,
): Expression<SqlBool> {
  return expr.and([
    expr(item.priority, '>', expr.lit(0)),
    expr(item.mark, '<', expr.lit(marks.known)),
    expr(item.let_go_at, 'is', null),
    isFitWord(item),
  ])
}
