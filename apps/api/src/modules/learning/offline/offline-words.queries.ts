import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** What the learner wrote about words. */
export const notesOfWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .selectFrom('main_voc_item')
      .select(['spell_id', 'note'])
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .where('note', 'is not', null),
)
