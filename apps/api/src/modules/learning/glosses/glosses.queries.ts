import { DEFAULT_NEW_WORDS_PER_DAY } from '@wordhoard/contracts/learning'
import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'

/** Whether a learner wants glosses; nothing before they chose. */
export const glossesOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('learn_settings').select('glosses').where('user_id', '=', p.userId),
)

/** Writes whether a learner wants glosses. */
export const writeGlosses = compileStatement((p: Placeholders<{ userId: number; isOn: boolean }>) =>
  query
    .insertInto('learn_settings')
    .values({
      user_id: p.userId,
      new_words_per_day: expr.lit(DEFAULT_NEW_WORDS_PER_DAY),
      glosses: p.isOn,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => setColumns<'learn_settings'>({ glosses: eb.ref('excluded.glosses') })),
    ),
)

type WordsOfUser = Placeholders<{ userId: number; spellIds: readonly number[] }>

/** The states of words in a learner's vocabulary. */
export const statesOfWords = compileStatement((p: WordsOfUser) =>
  query
    .selectFrom('main_voc_item')
    .select(['spell_id', 'state'])
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(cast(p.spellIds, 'int4[]')))),
)

/** Words that were glossed: on how many days they were answered rightly, and the last of these. */
export const glossedWords = prepareStatement('learn-glossed', (p: WordsOfUser) =>
  query
    .selectFrom('answer_log')
    .select((eb) => [
      'spell_id',
      eb.fn
        .count<number>('local_date')
        .distinct()
        .filterWhere('is_correct', '=', eb.lit(true))
        .as('successes'),
      eb.fn.max('local_date').filterWhere('is_correct', '=', eb.lit(true)).as('last_day'),
    ])
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(cast(p.spellIds, 'int4[]'))))
    .where('is_gloss', '=', expr.lit(true))
    .where('undone_at', 'is', null)
    .groupBy('spell_id'),
)
