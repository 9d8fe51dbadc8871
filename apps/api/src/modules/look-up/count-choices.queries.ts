import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** How often a reader chose each definition of some words, each choice being for another sentence. Runs at every tap. */
export const choicesOfWords = prepareStatement(
  'look-up-choices',
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .selectFrom('encounter as e')
      .select((eb) => ['e.definition_id', eb.fn.countAll<string>().as('times')])
      .where('e.user_id', '=', p.userId)
      .where((eb) => eb('e.spell_id', '=', eb.fn.any(cast(p.spellIds, 'int4[]'))))
      .where('e.definition_id', 'is not', null)
      .groupBy('e.definition_id'),
)
