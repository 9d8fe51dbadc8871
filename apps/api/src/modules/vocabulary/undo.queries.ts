import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { rowsFromJson, unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { secondsAfter } from '@wordhoard/database/sql/times'
import { marks } from '../../lib/words/word-state-codes'

/** How long a change can be undone, in seconds. */
const UNDO_SECONDS = 60 * 60

/** Takes a user's undo step from the table if it wasn't too old when it was undone. */
export const takeUndoStep = compileStatement((p: Placeholders<{ id: string; userId: number; at: Date }>) =>
  query
    .deleteFrom('undo_step')
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where((eb) => eb(secondsAfter(eb.ref('created_at'), eb.lit(UNDO_SECONDS)), '>', p.at))
    .returning(['kind', 'rows']),
)

/** The written columns of an item; `state` is derived from them. */
const writtenColumns = [
  'user_id',
  'spell_id',
  'id',
  'spell_lower',
  'priority',
  'mark',
  'score',
  'streak',
  'repeat_count',
  'added_at',
  'last_repeated_at',
  'next_repeated_at',
  'met_count',
  'lookup_count',
  'stability',
  'difficulty',
  'phase',
  'step',
  'lapses',
  'let_go_at',
  'note',
] as const

/** The rows of a step, as JSON. */
interface StepRows {
  readonly userId: number
  readonly rows: string
}

/**
 * Restores the priority and mark of changed words, and the whole rows of removed ones; what was learnt or noted about
 * a word since stays.
 */
export const restoreItems = compileStatement((p: Placeholders<StepRows>) =>
  query
    .insertInto('main_voc_item')
    .columns(writtenColumns)
    .expression(
      query
        .selectFrom(rowsFromJson('main_voc_item', p.rows, 'b'))
        .select(writtenColumns)
        .where('b.user_id', '=', p.userId)
        .where((eb) => eb.exists(eb.selectFrom('spell as s').whereRef('s.id', '=', 'b.spell_id'))),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'spell_id']).doUpdateSet((eb) =>
        setColumns<'main_voc_item'>({
          priority: eb.ref('excluded.priority'),
          mark: eb.ref('excluded.mark'),
          let_go_at: eb.ref('excluded.let_go_at'),
          note: eb.fn.coalesce('main_voc_item.note', 'excluded.note'),
        }),
      ),
    ),
)

/** Removes words that were added, unless they have been used since. */
export const removeAddedWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; onlyMet: boolean }>) =>
    query
      .deleteFrom('main_voc_item')
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .where('repeat_count', '=', expr.lit(0))
      .where('lookup_count', '=', expr.lit(0))
      .where((eb) =>
        eb.or([eb.and([eb('mark', '=', eb.lit(marks.met)), eb('note', 'is', null)]), eb.not(p.onlyMet)]),
      ),
)

/**
 * Forgets a text whose words were removed, so that it counts again when it is read again, and subtracts its counts from
 * the words that remain.
 */
export const forgetText = compileStatement((p: Placeholders<{ userId: number; hash: string }>) =>
  query
    .with('gone', (db) =>
      db
        .deleteFrom('read_text')
        .where('user_id', '=', p.userId)
        .where((eb) => eb('hash', '=', eb.fn<Buffer>('decode', [cast(p.hash, 'text'), literal('hex')])))
        .returning(['spell_ids', 'counts']),
    )
    .updateTable('main_voc_item as i')
    .from('gone')
    .from((eb) => unnest('w', { spell_id: eb.ref('gone.spell_ids'), count: eb.ref('gone.counts') }))
    .set((eb) =>
      setColumns<'main_voc_item'>({
        met_count: eb.fn<number>('greatest', [eb.lit(0), eb('i.met_count', '-', eb.ref('w.count'))]),
      }),
    )
    .where('i.user_id', '=', p.userId)
    .whereRef('i.spell_id', '=', 'w.spell_id'),
)

/** Restores a deleted vocabulary; does nothing if another one now has its name. */
export const restoreVocabulary = compileStatement((p: Placeholders<StepRows>) =>
  query
    .insertInto('custom_voc')
    .expression(
      query
        .selectFrom(rowsFromJson('custom_voc', p.rows, 'v'))
        .selectAll()
        .where('v.user_id', '=', p.userId),
    )
    .onConflict((conflict) => conflict.doNothing()),
)

/**
 * Restores words of the user's vocabularies, if they are still in the dictionary. Rows that the version before has kept
 * don't say whose they are.
 */
export const restoreSpells = compileStatement((p: Placeholders<StepRows>) =>
  insertFrom(
    query,
    'custom_voc_spell',
    (db) =>
      db
        .selectFrom(rowsFromJson('custom_voc_spell', p.rows, 'w'))
        .innerJoin('custom_voc as v', (join) =>
          join.onRef('v.id', '=', 'w.voc_id').on('v.user_id', '=', p.userId),
        )
        .where((eb) => eb.exists(eb.selectFrom('spell as s').whereRef('s.id', '=', 'w.spell_id'))),
    (eb) => ({
      user_id: eb.ref('v.user_id'),
      voc_id: eb.ref('w.voc_id'),
      spell_id: eb.ref('w.spell_id'),
      id: eb.ref('w.id'),
      spell_lower: eb.ref('w.spell_lower'),
      added_at: eb.ref('w.added_at'),
    }),
  ).onConflict((conflict) => conflict.doNothing()),
)
