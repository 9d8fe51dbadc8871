import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

interface ChangeOfWords {
  readonly userId: number
  readonly spellIds: readonly number[]
  /** When the change was made. */
  readonly at: Date
  /** Whether it had to wait for the network. */
  readonly isLate: boolean
}

/** Notes when words were changed by hand, and returns those that weren't changed after it: the later change wins. */
export const takeChanges = compileStatement((p: Placeholders<ChangeOfWords>) =>
  insertFrom(
    query,
    'word_change',
    (db) =>
      db
        .selectFrom('spell as s')
        .where((eb) => eb('s.id', '=', eb.fn.any(p.spellIds)))
        .orderBy('s.id'),
    (eb) => ({ user_id: p.userId, spell_id: eb.ref('s.id'), changed_at: p.at }),
  )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'spell_id'])
        .doUpdateSet((eb) =>
          setColumns<'word_change'>({
            changed_at: eb.fn<Date>('greatest', ['word_change.changed_at', 'excluded.changed_at']),
          }),
        )
        // The clocks of two servers may differ a little.
        .where((eb) =>
          eb.or([eb.not(p.isLate), eb('word_change.changed_at', '<=', eb.ref('excluded.changed_at'))]),
        ),
    )
    .returning('spell_id'),
)

/** Finds when a word was last changed by hand, and whether it's in the vocabulary. */
export const lastChange = compileStatement((p: Placeholders<{ userId: number; spellId: number }>) =>
  query
    .selectFrom('word_change as c')
    .leftJoin('main_voc_item as i', (join) =>
      join.onRef('i.user_id', '=', 'c.user_id').onRef('i.spell_id', '=', 'c.spell_id'),
    )
    .select(['c.changed_at', 'i.id'])
    .where('c.user_id', '=', p.userId)
    .where('c.spell_id', '=', p.spellId),
)

/** Adds words that aren't in the vocabulary as met; returns them. */
export const addItems = compileStatement((p: Placeholders<Pick<ChangeOfWords, 'userId' | 'spellIds'>>) =>
  insertFrom(
    query,
    'main_voc_item',
    (db) =>
      db
        .selectFrom('spell as s')
        .where((eb) => eb('s.id', '=', eb.fn.any(p.spellIds)))
        .orderBy('s.id'),
    (eb) => ({ user_id: p.userId, spell_id: eb.ref('s.id'), spell_lower: eb.ref('s.spell_lower') }),
  )
    .onConflict((conflict) => conflict.columns(['user_id', 'spell_id']).doNothing())
    .returning('spell_id'),
)
