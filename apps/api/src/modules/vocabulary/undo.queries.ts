import { cast, expr, literal, secondsAgo } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { rowsFromJson, unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { marks } from './word-rows'

/** For how long a change can be taken back. */
const UNDO_SECONDS = 60 * 60

/** Takes a step of a user's out, if it is not too old. */
export const takeStep = compileStatement((p: Placeholders<{ id: string; userId: number }>) =>
  query
    .deleteFrom('undo_step')
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where('created_at', '>', secondsAgo(UNDO_SECONDS))
    .returning(['kind', 'rows']),
)

/** Columns of an item that are written; `state` follows from them. */
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
] as const

/** Rows that a step holds, as JSON. */
interface StepRows {
  readonly userId: number
  readonly rows: string
}

/** Words that were changed or removed get back what they had been given by hand; what was learnt of them since stays. */
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
        }),
      ),
    ),
)

/** Words that were added go again, unless something was done with them. */
export const takeOut = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; onlyMet: boolean }>) =>
    query
      .deleteFrom('main_voc_item')
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .where('repeat_count', '=', expr.lit(0))
      .where('lookup_count', '=', expr.lit(0))
      .where((eb) => eb.or([eb('mark', '=', eb.lit(marks.met)), eb.not(p.onlyMet)])),
)

/** A text whose words were taken out counts again when it is read again; so the others lose what it had counted. */
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

/** Puts a vocabulary back that was deleted; nothing happens where another one has its name by now. */
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

/** Puts words back into the user's vocabularies, as far as the dictionary still has them. */
export const restoreSpells = compileStatement((p: Placeholders<StepRows>) =>
  query
    .insertInto('custom_voc_spell')
    .expression(
      query
        .selectFrom(rowsFromJson('custom_voc_spell', p.rows, 'w'))
        .innerJoin('custom_voc as v', (join) =>
          join.onRef('v.id', '=', 'w.voc_id').on('v.user_id', '=', p.userId),
        )
        .selectAll('w')
        .where((eb) => eb.exists(eb.selectFrom('spell as s').whereRef('s.id', '=', 'w.spell_id'))),
    )
    .onConflict((conflict) => conflict.doNothing()),
)
