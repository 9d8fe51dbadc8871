import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatements } from '@wordhoard/database/sql/statement'
import { marks, stateCode } from '../../lib/words/word-state-codes'

/** Whether all words of a user are read, or some. */
interface Shape {
  readonly ofWords: boolean
}
interface Values {
  readonly userId: number
  /** The words, if some are read. */
  readonly spellIds: readonly number[]
}

/**
 * Words that the user did more with than meet them, as a JSON array of `OwnWordRow`: one string is faster to read than
 * thousands of rows.
 */
export const ownWordRows = compileStatements(({ ofWords }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('main_voc_item')
    .select((eb) =>
      cast(
        eb.fn.coalesce(
          eb.fn.agg<unknown>('json_agg', [
            eb.fn('json_build_array', [
              'spell_id',
              'state',
              eb('mark', '=', eb.lit(marks.known)),
              'stability',
              cast(eb.fn('date_part', [literal('epoch'), 'last_repeated_at']), 'float8'),
            ]),
          ]),
          literal('[]'),
        ),
        'text',
      ).as('words'),
    )
    .where('user_id', '=', p.userId)
    .where('state', '<>', expr.lit(stateCode('met')))
    .$if(ofWords, (items) => items.where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))),
)

/** What the user said about words, as a JSON array of `[spell_id, known]`. */
export const saidWords = compileStatements(({ ofWords }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('word_override')
    .select((eb) =>
      cast(
        eb.fn.coalesce(
          eb.fn.agg<unknown>('json_agg', [eb.fn('json_build_array', ['spell_id', 'known'])]),
          literal('[]'),
        ),
        'text',
      ).as('words'),
    )
    .where('user_id', '=', p.userId)
    .$if(ofWords, (said) => said.where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))),
)
