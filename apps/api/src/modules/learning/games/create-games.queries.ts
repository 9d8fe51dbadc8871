import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { marks } from '../../../lib/words/word-state-codes'
import { SAVED_PRIORITY } from '../../vocabulary/word-rows'

/** Saves words that the learner doesn't have yet; existing ones stay unchanged. */
export const saveMissingWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; headwords: readonly string[] }>) =>
    insertFrom(
      query,
      'main_voc_item',
      (from) =>
        from.selectFrom(
          unnest('w', {
            spell_id: cast(p.spellIds, 'int4[]'),
            spell_lower: cast(p.headwords, 'text[]'),
          }),
        ),
      (eb) => ({
        user_id: p.userId,
        spell_id: eb.ref('w.spell_id'),
        spell_lower: eb.ref('w.spell_lower'),
        priority: expr.lit(SAVED_PRIORITY),
        mark: expr.lit(marks.new),
      }),
    ).onConflict((conflict) => conflict.doNothing()),
)
