import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type AliasedExpression, type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isFitWord } from './marked-words.queries'

/** Words derived from the given words, and words that these are derived from. */
function derivativesOf(words: AliasedExpression<{ id: number }, 'w'>) {
  return query
    .selectFrom(words)
    .innerJoin('definition as d', 'd.spell_id', 'w.id')
    .innerJoin('definition_relation as r', (join) =>
      join.onRef('r.definition_id', '=', 'd.id').on('r.kind', '=', literal('derivation')),
    )
    .select('r.spell_id as id')
    .union(
      query
        .selectFrom(words)
        .innerJoin('definition_relation as r', (join) =>
          join.onRef('r.spell_id', '=', 'w.id').on('r.kind', '=', literal('derivation')),
        )
        .innerJoin('definition as d', 'd.id', 'r.definition_id')
        .select('d.spell_id as id'),
    )
}

/** How a word is related to another. */
type RelationKind = 'derived' | 'derived again' | 'opposite'

interface Word {
  readonly id: number
  /** Ids of words that their form shows to be derived from it. */
  readonly derivedIds: readonly number[]
}

/**
 * Words derived from a word, words that it is derived from, the same again for each of those, and the word's opposites.
 */
export const relatedWords = compileStatement((p: Placeholders<Word>) =>
  query
    .with('word', (db) => db.selectNoFrom(cast(p.id, 'int4').as('id')))
    .with('derived', (db) => derivativesOf(db.selectFrom('word').select('word.id').as('w')))
    .with('again', (db) => derivativesOf(db.selectFrom('derived').select('derived.id').as('w')))
    .with('found', (db) =>
      db
        .selectFrom('derived')
        .select(['derived.id', literal<RelationKind>('derived').as('way')])
        .unionAll(
          db.selectNoFrom((eb) => [
            eb.fn<number>('unnest', [cast(p.derivedIds, 'int4[]')]).as('id'),
            literal<RelationKind>('derived').as('way'),
          ]),
        )
        .unionAll(
          db.selectFrom('again').select(['again.id', literal<RelationKind>('derived again').as('way')]),
        )
        .unionAll(
          db
            .selectFrom('definition as d')
            .innerJoin('definition_relation as r', (join) =>
              join.onRef('r.definition_id', '=', 'd.id').on('r.kind', '=', literal('antonym')),
            )
            .select(['r.spell_id as id', literal<RelationKind>('opposite').as('way')])
            .where('d.spell_id', '=', p.id),
        ),
    )
    .selectFrom('found as f')
    .innerJoin('spell as s', 's.id', 'f.id')
    .innerJoin('definition as d', (join) =>
      join.onRef('d.spell_id', '=', 's.id').on('d.ordinal', '=', expr.lit(0)),
    )
    .select([
      'f.way',
      's.id',
      'd.spelling',
      's.spell_lower as headword',
      's.pos_mask',
      's.frequency_rank as rank',
    ])
    .where('f.id', '<>', p.id)
    .where((eb) => isFitWord({ spell_id: eb.ref('f.id') }))
    .where('s.spell_lower', '!~', literal('[^[:alpha:]-]')),
)

/** Whether an array contains a text, written so that an index can answer it. */
function hasElement(array: Expression<string[]>, element: Expression<string>): Expression<boolean> {
  return sql`${array} @> array[${element}]`
}

const MAX_PHRASES = 24

/** Phrases that contain a word and are fit for a class: those with definitions for learners first, by level. */
export const phrasesWith = compileStatement((p: Placeholders<{ headword: string }>) =>
  query
    .selectFrom('spell as s')
    .innerJoin('definition as d', (join) =>
      join.onRef('d.spell_id', '=', 's.id').on('d.ordinal', '=', expr.lit(0)),
    )
    .select(['s.id as spell_id', 'd.spelling'])
    .where('s.spell_lower', 'like', literal('% %'))
    .where((eb) =>
      hasElement(eb.fn<string[]>('string_to_array', ['s.spell_lower', literal(' ')]), p.headword),
    )
    .where('d.part_of_speech', '<>', literal('proper noun'))
    .where((eb) => isFitWord({ spell_id: eb.ref('s.id') }))
    .orderBy((eb) => eb('d.source', '=', literal('WordNet')))
    .orderBy('d.level')
    .orderBy('d.tag_count', 'desc')
    .orderBy((eb) => eb.fn('length', ['s.spell_lower']))
    .orderBy('s.spell_lower')
    .limit(expr.lit(MAX_PHRASES)),
)
