import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { now } from '@wordhoard/database/sql/times'
import { marks } from '../../lib/words/word-state-codes'
import { isFitWord } from '../dictionary/marked-words.queries'

/**
 * Whether a word is due: its due time has passed, its priority isn't 0, the learner has marked it neither as known nor as
 * ignored, practice hasn't let it go, and it has a sense that is fit for a class.
 */
export function isDue(
  item: Pick<
    Columns<Tables['main_voc_item']>,
    'next_repeated_at' | 'priority' | 'mark' | 'let_go_at' | 'spell_id'
  >,
): Expression<SqlBool> {
  return expr.and([
    expr(item.next_repeated_at, '<=', now),
    expr(item.priority, '>', expr.lit(0)),
    expr(item.mark, '<', expr.lit(marks.known)),
    expr(item.let_go_at, 'is', null),
    isFitWord(item),
  ])
}

/** Columns of an item that lists read. */
export const rowColumns = [
  'id',
  'spell_id',
  'spell_lower',
  'priority',
  'score',
  'streak',
  'repeat_count',
  'added_at',
  'last_repeated_at',
  'next_repeated_at',
  'state',
] as const
export const itemColumns = [...rowColumns, 'met_count', 'lookup_count', 'note'] as const
