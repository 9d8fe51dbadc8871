import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { isReadableVocabulary } from '../assignments/readable-vocabulary'

type Vocabulary = Columns<Tables['custom_voc']>

/** Columns of a vocabulary that its owner and readers see. */
const summaryColumns = [
  'v.id',
  'v.name',
  'v.description',
  'v.access_modifier',
  'v.user_id',
  'v.created_at',
  'v.updated_at',
] as const

/** Counts a vocabulary's words. */
export function countSpells({ id, user_id }: Pick<Vocabulary, 'id' | 'user_id'>) {
  return expr
    .selectFrom('custom_voc_spell as w')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('w.user_id', '=', user_id)
    .where('w.voc_id', '=', id)
    .$asScalar()
    .$notNull()
}

/** A user's vocabularies, most recently changed first. */
export const vocabulariesOf = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('custom_voc as v')
    .select(summaryColumns)
    .select((eb) => countSpells(columnsOf(eb, 'v')).as('total_spells'))
    .where('v.user_id', '=', p.userId)
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id', 'desc'),
)

/** The editable fields of a vocabulary. */
interface Written extends Pick<Selectable<Tables['custom_voc']>, 'name' | 'description' | 'access_modifier'> {
  readonly userId: number
  /** The name in lower case. */
  readonly nameLower: string
}

/** Inserts a vocabulary, unless its owner already has one of that name. */
export const insertVocabulary = compileStatement((p: Placeholders<Written>) =>
  query
    .insertInto('custom_voc')
    .values({
      user_id: p.userId,
      name: p.name,
      name_lower: p.nameLower,
      description: p.description,
      access_modifier: p.access_modifier,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'name_lower']).doNothing())
    .returning('id'),
)

interface VocabularyOfUser {
  readonly id: number
  readonly userId: number
}

/** Finds a vocabulary if a user may read it. */
export const readableSummary = compileStatement((p: Placeholders<VocabularyOfUser>) =>
  query
    .selectFrom('custom_voc as v')
    .innerJoin('user_account as u', 'u.id', 'v.user_id')
    .select(summaryColumns)
    .select((eb) => [countSpells(columnsOf(eb, 'v')).as('total_spells'), 'u.username'])
    .where('v.id', '=', p.id)
    .where((eb) => isReadableVocabulary(columnsOf(eb, 'v'), p.userId)),
)

/** Changes one of the user's own vocabularies. */
export const changeFields = compileStatement((p: Placeholders<Written & { id: number }>) =>
  query
    .updateTable('custom_voc as v')
    .set({
      name: p.name,
      name_lower: p.nameLower,
      description: p.description,
      access_modifier: p.access_modifier,
      updated_at: now,
    })
    .where('v.id', '=', p.id)
    .where('v.user_id', '=', p.userId)
    .returning(summaryColumns)
    .returning((eb) => countSpells(columnsOf(eb, 'v')).as('total_spells')),
)

/** Finds a public vocabulary of another user. */
export const publicOfOthers = compileStatement((p: Placeholders<VocabularyOfUser>) =>
  query
    .selectFrom('custom_voc')
    .select('id')
    .where('id', '=', p.id)
    .where('access_modifier', '=', literal('public'))
    .where('user_id', '<>', p.userId),
)

/** Deletes one of the user's own vocabularies with its words, and keeps them for undo. */
export const removeVocabulary = compileStatement((p: Placeholders<VocabularyOfUser>) =>
  insertFrom(
    query
      .with('spells', (db) =>
        db
          .selectFrom('custom_voc_spell')
          .selectAll()
          .where('user_id', '=', p.userId)
          .where('voc_id', '=', p.id),
      )
      .with('gone', (db) =>
        db.deleteFrom('custom_voc').where('id', '=', p.id).where('user_id', '=', p.userId).returningAll(),
      ),
    'undo_step',
    (db) => db.selectFrom('gone'),
    (eb) => {
      const spells = eb.selectFrom('spells').select((of) => of.fn.jsonAgg('spells').as('spells'))
      return {
        id: eb.fn<string>('gen_random_uuid'),
        user_id: p.userId,
        kind: literal('vocabulary'),
        rows: jsonObject({
          vocabulary: eb.fn.toJson('gone'),
          spells: eb.fn.coalesce(spells.$asScalar(), cast(literal('[]'), 'json')),
        }),
      }
    },
  ).returning('id as undo_id'),
)
