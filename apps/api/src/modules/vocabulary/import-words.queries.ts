import { cast, expr, isNewRow, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { marks } from '../../lib/words/word-state-codes'

/** The given words that the user has saved, marked as known or ignored. */
export const savedWords = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .selectFrom('main_voc_item')
      .select('spell_id')
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .where('mark', '<>', expr.lit(marks.met)),
)

interface WordsToSave {
  readonly userId: number
  readonly spellIds: readonly number[]
  readonly headwords: readonly string[]
  readonly priority: number
  /** Empty for words without one. */
  readonly sentences: readonly string[]
  /** Empty for words without one. */
  readonly notes: readonly string[]
}

/**
 * Saves words. Saved words stay as they are; met ones are promoted. `before` reads the words as they were when the
 * statement began; locking them there would skip those that the statement itself has changed.
 */
export const saveWords = compileStatement((p: Placeholders<WordsToSave>) => {
  const priority = cast(p.priority, 'int2')
  return query
    .with('word', (db) =>
      db
        .selectFrom(
          unnest('w', {
            spell_id: cast(p.spellIds, 'int4[]'),
            spell_lower: cast(p.headwords, 'text[]'),
            sentence: cast(p.sentences, 'text[]'),
            note: cast(p.notes, 'text[]'),
          }),
        )
        .selectAll(),
    )
    .with('before', (db) =>
      db
        .selectFrom('main_voc_item as i')
        .innerJoin('word', 'word.spell_id', 'i.spell_id')
        .selectAll('i')
        .where('i.user_id', '=', p.userId)
        .where('i.mark', '=', expr.lit(marks.met)),
    )
    .with('saved', (db) =>
      insertFrom(
        db,
        'main_voc_item',
        (from) => from.selectFrom('word'),
        (eb) => ({
          user_id: p.userId,
          spell_id: eb.ref('spell_id'),
          spell_lower: eb.ref('spell_lower'),
          priority,
          mark: eb
            .case()
            .when(priority, '=', eb.lit(0))
            .then(eb.lit(marks.ignored))
            .else(eb.lit(marks.new))
            .end(),
          note: eb.fn<string | null>('nullif', ['word.note', literal('')]),
        }),
      )
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'spell_id'])
            .doUpdateSet((eb) =>
              setColumns<'main_voc_item'>({
                mark: eb.ref('excluded.mark'),
                priority: eb.ref('excluded.priority'),
                note: eb.fn.coalesce('main_voc_item.note', 'excluded.note'),
              }),
            )
            .where('main_voc_item.mark', '=', expr.lit(marks.met)),
        )
        .returning(['spell_id', isNewRow.as('is_new')]),
    )
    .with('remembered', (db) =>
      insertFrom(
        db,
        'encounter',
        (from) =>
          from
            .selectFrom('word')
            .innerJoin('saved', 'saved.spell_id', 'word.spell_id')
            .where('word.sentence', '<>', literal('')),
        (eb) => ({
          user_id: p.userId,
          spell_id: eb.ref('word.spell_id'),
          sentence: eb.ref('word.sentence'),
          source: literal('Imported'),
        }),
      ),
    )
    .with('step', (db) =>
      insertFrom(
        db,
        'undo_step',
        (from) => from.selectNoFrom([]).where((eb) => eb.exists(eb.selectFrom('saved'))),
        (eb) => {
          const none = cast(literal('[]'), 'json')
          const added = eb
            .selectFrom('saved')
            .select((saved) => saved.fn.jsonAgg('spell_id').as('added'))
            .where('is_new', '=', eb.lit(true))
          const before = eb.selectFrom('before').select((item) => item.fn.jsonAgg('before').as('before'))
          return {
            id: eb.fn<string>('gen_random_uuid'),
            user_id: p.userId,
            kind: literal('items'),
            rows: jsonObject({
              added: eb.fn.coalesce(added.$asScalar(), none),
              before: eb.fn.coalesce(before.$asScalar(), none),
            }),
          }
        },
      ).returning('id'),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('saved')
        .select((saved) => saved.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('added'),
      eb.selectFrom('step').select('id').as('undo_id'),
    ])
})
