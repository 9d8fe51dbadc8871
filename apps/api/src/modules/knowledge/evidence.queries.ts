import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { marks } from '../vocabulary/word-rows'

type OfUser = Placeholders<{ userId: number }>

/** The first answer to each word that wasn't undone: later ones tell what was practised, not what was known. */
export const firstAnswers = compileStatement((p: OfUser) =>
  query
    .selectFrom('answer_log')
    .distinctOn('spell_id')
    .select(['spell_id', 'id', 'game_name', 'is_correct', 'swipe', 'answered_at', 'mark_before'])
    .where('user_id', '=', p.userId)
    .where('undone_at', 'is', null)
    .orderBy('spell_id')
    .orderBy('id'),
)

/** The first time that each word was looked up. */
export const firstLookUps = compileStatement((p: OfUser) =>
  query
    .selectFrom('encounter')
    .select((eb) => ['spell_id', eb.fn.min('met_at').as('met_at')])
    .where('user_id', '=', p.userId)
    .where('was_looked_up', '=', expr.lit(true))
    .groupBy('spell_id'),
)

/** Words that the user saved or marked as known, and what is remembered of those practised. */
export const markedItems = compileStatement((p: OfUser) =>
  query
    .selectFrom('main_voc_item')
    .select(['spell_id', 'mark', 'added_at', 'last_repeated_at', 'stability'])
    .where('user_id', '=', p.userId)
    .where((eb) =>
      eb.or([
        eb('mark', '=', expr.lit(marks.new)),
        eb('mark', '=', expr.lit(marks.known)),
        eb('stability', 'is not', null),
      ]),
    ),
)

/** What the user said about words. */
export const overridesOfUser = compileStatement((p: OfUser) =>
  query.selectFrom('word_override').select(['spell_id', 'known', 'at']).where('user_id', '=', p.userId),
)
