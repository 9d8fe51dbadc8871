import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { stateCode } from '../../../lib/words/word-state-codes'
import { isFitWord } from '../../dictionary/marked-words.queries'
import { isDue } from '../../vocabulary/word.queries'
import { isPractisable } from '../practisable.queries'

/**
 * Counts the words that are due, the saved ones that could be begun, and those that were begun today, and tells whether
 * there are any words to practise. Words only met while reading aren't counted: nobody owes them an answer. Words whose
 * first answer was undone don't count as begun.
 */
export const todayOfUser = compileStatement((p: Placeholders<{ userId: number; today: string }>) => {
  const items = query.selectFrom('main_voc_item as i').where('i.user_id', '=', p.userId)
  const due = items.where('i.repeat_count', '>', expr.lit(0)).where((eb) => isDue(columnsOf(eb, 'i')))
  const fresh = items
    .where('i.state', '=', expr.lit(stateCode('new')))
    .where((eb) => isPractisable(columnsOf(eb, 'i')))
  const begun = query
    .selectFrom('answer_log')
    .where('user_id', '=', p.userId)
    .where('local_date', '=', p.today)
    .where('repeat_count_before', '=', expr.lit(0))
    .where('stability', 'is not', null)
    // A word that asked for its meaning in a text takes no place of a new word.
    .where('is_gloss', '=', expr.lit(false))
    .where('undone_at', 'is', null)
  return query.selectNoFrom((eb) => [
    due
      .select((item) => item.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('due'),
    fresh
      .select((item) => item.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('fresh'),
    begun
      .select((answer) => answer.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('begun_today'),
    cast(
      eb.exists(items.where('i.priority', '>', expr.lit(0)).where((item) => isFitWord(columnsOf(item, 'i')))),
      'bool',
    ).as('has_words'),
  ])
})
