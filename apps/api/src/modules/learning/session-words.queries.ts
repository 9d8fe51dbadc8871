import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { isFitWord } from '../dictionary/marked-words.queries'

interface SelectedValues {
  readonly userId: number
  readonly spellIds: readonly number[]
  /** The custom vocabulary and its owner; null if there is none. */
  readonly vocId: number | null
  readonly ownerId: number | null
}

/**
 * The chosen words that are in the learner's main vocabulary or in the custom one, and that have a sense fit for a
 * class.
 */
export const selectedWords = prepareStatement('learn-swiped', (p: Placeholders<SelectedValues>) =>
  query
    .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]') }))
    .leftJoin('main_voc_item as i', (join) =>
      join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'w.spell_id'),
    )
    .select((eb) => [
      'w.spell_id',
      eb.fn.coalesce('i.score', expr.lit(0)).as('score'),
      cast(eb('i.spell_id', 'is not', null), 'bool').as('is_own'),
      cast(eb(eb.fn.coalesce('i.repeat_count', expr.lit(0)), '=', expr.lit(0)), 'bool').as('is_new'),
    ])
    .where((eb) => isFitWord(columnsOf(eb, 'w')))
    .where((eb) =>
      eb.or([
        eb('i.spell_id', 'is not', null),
        eb.exists(
          eb
            .selectFrom('custom_voc_spell as v')
            .where('v.user_id', '=', cast(p.ownerId, 'int4'))
            .where('v.voc_id', '=', cast(p.vocId, 'int4'))
            .whereRef('v.spell_id', '=', 'w.spell_id'),
        ),
      ]),
    ),
)
