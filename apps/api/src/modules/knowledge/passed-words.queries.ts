import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, sql } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAgo, now } from '@wordhoard/database/sql/times'

/**
 * Counts words as passed, each at most once in a day. Words that the user looked up within a day, has saved, or said
 * something about aren't passed.
 */
export const passWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    insertFrom(
      query,
      'passed_word',
      (db) =>
        db
          .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]') }))
          .innerJoin('spell as s', 's.id', 'w.spell_id')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('encounter as e')
                  .where('e.user_id', '=', p.userId)
                  .whereRef('e.spell_id', '=', 'w.spell_id')
                  .where('e.was_looked_up', '=', eb.lit(true))
                  .where('e.met_at', '>', daysAgo(1)),
              ),
            ),
          )
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('main_voc_item as i')
                  .where('i.user_id', '=', p.userId)
                  .whereRef('i.spell_id', '=', 'w.spell_id')
                  .where('i.mark', '<>', expr.lit(0)),
              ),
            ),
          ),
      (eb) => ({ user_id: p.userId, spell_id: eb.ref('w.spell_id') }),
    ).onConflict((conflict) =>
      conflict
        .columns(['user_id', 'spell_id'])
        .doUpdateSet((eb) =>
          setColumns<'passed_word'>({
            day_count: eb('passed_word.day_count', '+', eb.lit(1)),
            last_at: now,
          }),
        )
        .where((eb) => eb('passed_word.last_at', '<', sql<Date>`now() - interval '20 hours'`)),
    ),
)
