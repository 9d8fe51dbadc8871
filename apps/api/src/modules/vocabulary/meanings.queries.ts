import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { textWithLabels } from '../dictionary/marked-words.queries'

/**
 * A short meaning of each of these words: the definition that the user chose last in a sentence, otherwise the first
 * one of the entry, with a label if it isn't fit for a class. Words without a definition are left out.
 */
export const meaningsOfWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]') }))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('encounter')
            .select('definition_id')
            .where('encounter.user_id', '=', p.userId)
            .whereRef('encounter.spell_id', '=', 'w.spell_id')
            .where('definition_id', 'is not', null)
            .orderBy('met_at', 'desc')
            .limit(expr.lit(1))
            .as('chosen'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('definition')
            .select((definition) => [
              'definition.id',
              'part_of_speech',
              'spelling',
              textWithLabels(columnsOf(definition, 'definition')).as('text'),
            ])
            .whereRef('definition.spell_id', '=', 'w.spell_id')
            .orderBy(
              (order) => order('definition.id', 'is not distinct from', order.ref('chosen.definition_id')),
              'desc',
            )
            .orderBy('ordinal')
            .limit(expr.lit(1))
            .as('d'),
        (join) => join.onTrue(),
      )
      .select(['w.spell_id', 'd.text as meaning', 'd.spelling', 'd.part_of_speech', 'd.id as definition_id']),
)
