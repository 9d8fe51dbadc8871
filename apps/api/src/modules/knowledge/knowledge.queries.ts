import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

/** Writes what a learner says about words. */
export const writeOverrides = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; known: readonly boolean[] }>) =>
    query
      .insertInto('word_override')
      .columns(['user_id', 'spell_id', 'known', 'at'])
      .expression((db) =>
        db
          .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]'), known: cast(p.known, 'bool[]') }))
          .select([cast(p.userId, 'int4').as('user_id'), 'w.spell_id', 'w.known', now.as('at')]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'spell_id'])
          .doUpdateSet((eb) => setColumns<'word_override'>({ known: eb.ref('excluded.known'), at: now })),
      ),
)

/** Takes back what a learner said about words. */
export const deleteOverrides = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .deleteFrom('word_override')
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds))),
)

/** What tells whether practice leaves a word alone. */
export const practiceOfWord = compileStatement((p: Placeholders<{ userId: number; spellId: number }>) =>
  query
    .selectFrom('main_voc_item')
    .select(['mark', 'repeat_count', 'let_go_at'])
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId),
)

/** Writes the level that a learner says they have; null takes it back. */
export const writeSaidLevel = compileStatement(
  (p: Placeholders<{ userId: number; level: Selectable<Tables['user_account']>['said_level'] }>) =>
    query
      .updateTable('user_account')
      .set(setColumns<'user_account'>({ said_level: p.level }))
      .where('id', '=', p.userId),
)
