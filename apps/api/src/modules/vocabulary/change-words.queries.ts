import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type QueryCreator, query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements, prepareStatement } from '@wordhoard/database/sql/statement'
import { marks } from '../../lib/words/word-state-codes'
import { itemColumns } from './word.queries'
import { SAVED_PRIORITY } from './word-rows'

/** A user's item for a word. Runs at every tap. */
export const itemOfUser = prepareStatement(
  'main-voc-item',
  (p: Placeholders<{ userId: number; spellId: number }>) =>
    query
      .selectFrom('main_voc_item as i')
      .select(itemColumns)
      .where('i.user_id', '=', p.userId)
      .where('i.spell_id', '=', p.spellId),
)

/** Saves a word, also one that was only met, marked as known or ignored; returns no row for one that was saved before. */
export const saveItem = compileStatement(
  (p: Placeholders<{ userId: number; spellId: number; headword: string }>) =>
    query
      .insertInto('main_voc_item')
      .values({
        user_id: p.userId,
        spell_id: p.spellId,
        spell_lower: p.headword,
        priority: expr.lit(SAVED_PRIORITY),
        mark: expr.lit(marks.new),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'spell_id'])
          .doUpdateSet((eb) =>
            setColumns<'main_voc_item'>({
              mark: eb.lit(marks.new),
              priority: eb.fn<number>('greatest', ['main_voc_item.priority', eb.lit(SAVED_PRIORITY)]),
              let_go_at: eb.lit(null),
            }),
          )
          .where('main_voc_item.mark', '<>', expr.lit(marks.new)),
      )
      .returning(itemColumns),
)

/** Writes the note on a word of the user's vocabulary; null deletes it. */
export const writeNote = compileStatement(
  (p: Placeholders<{ userId: number; spellId: number; note: string | null }>) =>
    query
      .updateTable('main_voc_item')
      .set({ note: p.note })
      .where('user_id', '=', p.userId)
      .where('spell_id', '=', p.spellId),
)

/** The values that every change of words needs. */
interface WordsValues {
  readonly userId: number
  readonly spellIds: readonly number[]
  /** Those of the words that this change has just added; undoing it removes them. */
  readonly added: readonly number[]
  /** When they were changed. */
  readonly at: Date
}

type Before = { before: Selectable<Tables['main_voc_item']> }

/**
 * Begins a change of a user's words: `before` locks them, always in the same order, and holds their previous values.
 */
function selectWordsForUpdate(p: Placeholders<WordsValues>): QueryCreator<Tables & Before> {
  return query.with('before', (db) =>
    db
      .selectFrom('main_voc_item')
      .selectAll()
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .orderBy('spell_id')
      .forUpdate(),
  )
}

/** Ends a change: stores the words' previous values, and returns how many were changed and the id for undoing it. */
function undoable(
  db: QueryCreator<Tables & Before & { done: { spell_id: number } }>,
  p: Placeholders<WordsValues>,
) {
  return db
    .with('step', (step) =>
      insertFrom(
        step,
        'undo_step',
        (from) => from.selectFrom('before').having((eb) => eb(eb.fn.countAll(), '>', eb.lit(0))),
        (eb) => ({
          id: eb.fn<string>('gen_random_uuid'),
          user_id: p.userId,
          kind: literal('items'),
          rows: jsonObject({
            added: eb.fn<unknown>('to_jsonb', [cast(p.added, 'int4[]')]),
            before: eb.fn.jsonAgg('before'),
            at: cast(p.at, 'timestamptz'),
          }),
        }),
      ).returning('id'),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('done')
        .select((done) => done.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('updated'),
      eb.selectFrom('step').select('id').as('undo_id'),
    ])
}

/** Sets the priority and mark of words. */
export const updatePriorities = compileStatement(
  (p: Placeholders<WordsValues & { priority: number; mark: number }>) =>
    undoable(
      selectWordsForUpdate(p).with('done', (db) =>
        db
          .updateTable('main_voc_item as i')
          .from('before as b')
          .set({ priority: p.priority, mark: p.mark })
          .whereRef('i.user_id', '=', 'b.user_id')
          .whereRef('i.spell_id', '=', 'b.spell_id')
          .returning('i.spell_id'),
      ),
      p,
    ),
)

/** The marks that a user can give words. */
export type Mark = keyof typeof marks

/** Marks words; their priority follows from the mark. */
export const updateMarks = compileStatements((mark: Mark, p: Placeholders<WordsValues>) =>
  undoable(
    selectWordsForUpdate(p).with('done', (db) =>
      db
        .updateTable('main_voc_item as i')
        .from('before as b')
        .set((eb) =>
          setColumns<'main_voc_item'>({
            mark: eb.lit(marks[mark]),
            let_go_at: eb.lit(null),
            priority: {
              met: eb.lit(1),
              new: eb.fn<number>('greatest', ['i.priority', eb.lit(SAVED_PRIORITY)]),
              known: eb.ref('i.priority'),
              ignored: eb.lit(0),
            }[mark],
          }),
        )
        .whereRef('i.user_id', '=', 'b.user_id')
        .whereRef('i.spell_id', '=', 'b.spell_id')
        .returning('i.spell_id'),
    ),
    p,
  ),
)

/** Removes words from the vocabulary. */
export const deleteItems = compileStatement((p: Placeholders<WordsValues>) =>
  undoable(
    selectWordsForUpdate(p).with('done', (db) =>
      db
        .deleteFrom('main_voc_item as i')
        .using('before as b')
        .whereRef('i.user_id', '=', 'b.user_id')
        .whereRef('i.spell_id', '=', 'b.spell_id')
        .returning('i.spell_id'),
    ),
    p,
  ),
)
