import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

function before(time: Expression<Date>, interval: '1 day' | '20 hours') {
  return sql<Date>`${time}::timestamptz - ${sql.lit(interval)}::interval`
}

/**
 * Counts words as passed, each at most once in a day. Words that the user looked up within a day, has saved, or said
 * something about aren't passed.
 */
export const passWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; at: Date }>) =>
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
                  .where('e.met_at', '>', before(p.at, '1 day')),
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
      (eb) => ({ user_id: p.userId, spell_id: eb.ref('w.spell_id'), first_at: p.at, last_at: p.at }),
    ).onConflict((conflict) =>
      conflict
        .columns(['user_id', 'spell_id'])
        .doUpdateSet((eb) =>
          setColumns<'passed_word'>({
            day_count: eb('passed_word.day_count', '+', eb.lit(1)),
            last_at: p.at,
          }),
        )
        .where((eb) => eb('passed_word.last_at', '<', before(p.at, '20 hours'))),
    ),
)
