import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { marks } from '../../lib/words/word-state-codes'
import { isReadableVocabulary } from '../assignments/readable-vocabulary'
import { SAVED_PRIORITY, type WordSort } from '../vocabulary/word-rows'

interface OwnVocabulary {
  readonly vocId: number
  readonly userId: number
}

interface WordsOfVocabulary {
  readonly vocId: number
  readonly ownerId: number
}

const sortedBy = {
  spell_id: 'w.spell_lower',
  priority: 'i.priority',
  score: 'i.score',
  repeat_count: 'i.repeat_count',
  id: 'w.id',
} as const

interface PageValues extends WordsOfVocabulary {
  /** The reader. */
  readonly userId: number
  readonly limit: number
  readonly offset: number
}

/** A page of a vocabulary's words. Priority, score and repeats are the reader's own; words without them come last. */
export const wordsPage = compileStatements((sorts: readonly WordSort[], p: Placeholders<PageValues>) =>
  sorts.reduce(
    (words, { column, direction }) =>
      words.orderBy(sortedBy[column], (order) => {
        const sorted = direction === 'desc' ? order.desc() : order.asc()
        return sortedBy[column].startsWith('i.') ? sorted.nullsLast() : sorted
      }),
    query
      .selectFrom('custom_voc_spell as w')
      .leftJoin('main_voc_item as i', (join) =>
        join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'w.spell_id'),
      )
      .select(['w.id', 'w.spell_id', 'w.spell_lower', 'i.priority', 'i.score', 'i.streak', 'i.repeat_count'])
      .select(['w.added_at', 'i.last_repeated_at', 'i.next_repeated_at', 'i.state'])
      .where('w.user_id', '=', p.ownerId)
      .where('w.voc_id', '=', p.vocId)
      .limit(p.limit)
      .offset(p.offset),
  ),
)

/** Locks one of the user's own vocabularies and marks it as changed. */
export const touchVocabulary = compileStatement((p: Placeholders<OwnVocabulary>) =>
  query
    .updateTable('custom_voc')
    .set({ updated_at: now })
    .where('id', '=', p.vocId)
    .where('user_id', '=', p.userId),
)

interface WordsToAdd extends OwnVocabulary {
  readonly spellIds: readonly number[]
  readonly headwords: readonly string[]
}

/** Adds words to a vocabulary, and to its owner's main vocabulary as saved words. */
export const addWords = compileStatement((p: Placeholders<WordsToAdd>) =>
  query
    .with('word', (db) =>
      db
        .selectFrom(
          unnest('w', {
            spell_id: cast(p.spellIds, 'int4[]'),
            spell_lower: cast(p.headwords, 'text[]'),
          }),
        )
        .selectAll(),
    )
    .with('listed', (db) =>
      insertFrom(
        db,
        'custom_voc_spell',
        (from) => from.selectFrom('word'),
        (eb) => ({
          user_id: p.userId,
          voc_id: p.vocId,
          spell_id: eb.ref('spell_id'),
          spell_lower: eb.ref('spell_lower'),
        }),
      )
        .onConflict((conflict) => conflict.doNothing())
        .returning('spell_id'),
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
          priority: eb.lit(SAVED_PRIORITY),
          mark: eb.lit(marks.new),
        }),
      ).onConflict((conflict) =>
        conflict
          .columns(['user_id', 'spell_id'])
          .doUpdateSet((eb) =>
            setColumns<'main_voc_item'>({
              mark: eb.lit(marks.new),
              priority: eb.fn<number>('greatest', ['main_voc_item.priority', eb.lit(SAVED_PRIORITY)]),
            }),
          )
          .where('main_voc_item.mark', '=', expr.lit(marks.met)),
      ),
    )
    .selectFrom('listed')
    .select((eb) => eb.fn.countAll<number>().as('added')),
)

/** Removes words from a vocabulary, and keeps them for undo. */
export const removeWords = compileStatement(
  (p: Placeholders<OwnVocabulary & { spellIds: readonly number[] }>) =>
    query
      .with('gone', (db) =>
        db
          .deleteFrom('custom_voc_spell')
          .where('user_id', '=', p.userId)
          .where('voc_id', '=', p.vocId)
          .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
          .returningAll(),
      )
      .with('step', (db) =>
        insertFrom(
          db,
          'undo_step',
          (from) => from.selectFrom('gone').having((eb) => eb(eb.fn.countAll(), '>', eb.lit(0))),
          (eb) => ({
            id: eb.fn<string>('gen_random_uuid'),
            user_id: p.userId,
            kind: literal('vocabulary'),
            rows: jsonObject({ vocabulary: eb.lit(null), spells: eb.fn.jsonAgg('gone') }),
          }),
        ).returning('id'),
      )
      .selectNoFrom((eb) => [
        eb
          .selectFrom('gone')
          .select((gone) => gone.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('removed'),
        eb.selectFrom('step').select('id').as('undo_id'),
      ]),
)

/** Finds the owner of a vocabulary that a user may read. */
export const ownerOfReadable = compileStatement((p: Placeholders<{ vocId: number; userId: number }>) =>
  query
    .selectFrom('custom_voc')
    .select('user_id')
    .where('id', '=', p.vocId)
    .where((eb) => isReadableVocabulary(columnsOf(eb, 'custom_voc'), p.userId)),
)

/** All words of a vocabulary, in order. */
export const wordsOfVocabulary = compileStatement((p: Placeholders<WordsOfVocabulary>) =>
  query
    .selectFrom('custom_voc_spell')
    .select(['spell_id', 'spell_lower'])
    .where('user_id', '=', p.ownerId)
    .where('voc_id', '=', p.vocId)
    .orderBy('id'),
)
