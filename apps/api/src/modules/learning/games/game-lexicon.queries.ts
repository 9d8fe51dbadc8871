import { LEARNER_SOURCE } from '@wordhoard/contracts/dictionary'
import { cast, columnsOf, literal } from '@wordhoard/database/sql/expressions'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { isFitWord } from '../../dictionary/marked-words.queries'
import { UNRANKED } from './word-pool'

// All of these queries run through COPY, which takes no parameters.

const phraseKinds = ['phrasal verb', 'idiom', 'phrase'].map(literal)
const noWords = ['contraction', 'prefix', 'suffix'].map(literal)

function textArray(texts: readonly string[]): Expression<string[]> {
  return sql<string[]>`array[${sql.join(texts.map(literal))}]`
}

/** Labels of definitions that make a word odd beside everyday ones. */
const oddUsages = ['spoken', 'informal', 'old-fashioned', 'dialect', 'archaic', 'humorous']
/** How definitions begin that say what a word means in one phrase only. */
const ofPhrase = '^(in th(is|ese) phrases?|used (only )?in )'
/** Function words are odd among these: shall, cannot. */
const openClasses = ['noun', 'verb', 'adjective'].map(literal)

/**
 * Words that may be options, by their first definition; without words that are rude in any sense, letters, abbreviations
 * and symbols. Phrases have no rank in any frequency list, and come last. Words that are names, too (jimmy, ford), are left
 * out, since their frequency is that of the name.
 */
export const pooledWords = query
  .selectFrom('spell as s')
  .innerJoin('definition as d', (join) =>
    join.onRef('d.spell_id', '=', 's.id').on((eb) => eb('d.ordinal', '=', eb.lit(0))),
  )
  .select((eb) => [
    's.id',
    eb.fn.coalesce('s.frequency_rank', eb.lit(UNRANKED)).as('rank'),
    'd.part_of_speech',
    cast(eb('d.spelling', '~', literal('^[A-Z]')), 'int4').as('is_capital'),
    cast(
      eb.and([
        eb('d.source', '=', literal(LEARNER_SOURCE)),
        eb.not(eb('d.usages', '&&', textArray(oddUsages))),
        eb('d.text', '!~', literal(ofPhrase)),
        eb.or([eb.not('s.is_function'), eb('d.part_of_speech', 'not in', openClasses)]),
      ]),
      'int4',
    ).as('is_plain'),
    eb.fn.coalesce('s.level', literal('')).as('level'),
  ])
  .where((eb) => eb.or([eb('s.frequency_rank', 'is not', null), eb('d.part_of_speech', 'in', phraseKinds)]))
  .where('s.spell_lower', '~', literal("^[a-z][a-z' -]+[a-z]$"))
  .where('d.part_of_speech', 'not in', noWords)
  .where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('definition as o')
          .whereRef('o.spell_id', '=', 's.id')
          .where('o.usages', '&&', textArray(['taboo', 'obscenity', 'ethnic slur', 'disparagement'])),
      ),
    ),
  )
  .where((eb) =>
    eb.or([
      eb('d.part_of_speech', '=', literal('proper noun')),
      eb.not(
        eb.exists(
          eb
            .selectFrom('definition as o')
            .whereRef('o.spell_id', '=', 's.id')
            .where('o.part_of_speech', '=', literal('proper noun')),
        ),
      ),
    ]),
  )
  .where((eb) => isFitWord({ spell_id: eb.ref('s.id') }))

/**
 * Words with pictures, with a checksum of the picture and whether the word is a thing: a noun in WordNet's files of
 * animals, artefacts, body parts, food, natural objects and plants.
 */
export const depictedWords = query
  .selectFrom('spell_image as i')
  .innerJoin('spell as s', 's.id', 'i.spell_id')
  .innerJoin('definition as d', (join) =>
    join.onRef('d.spell_id', '=', 'i.spell_id').on((eb) => eb('d.ordinal', '=', eb.lit(0))),
  )
  .select((eb) => [
    'i.spell_id',
    eb.fn<string>('md5', ['i.bytes']).as('picture'),
    cast(
      eb.and([eb('d.key', '~', literal('%1:(05|06|08|13|17|20):')), eb('s.frequency_rank', 'is not', null)]),
      'int4',
    ).as('is_thing'),
  ])
  .where((eb) => isFitWord(columnsOf(eb, 'i')))

const relations = query
  .selectFrom('definition_relation as r')
  .innerJoin('definition as d', 'd.id', 'r.definition_id')
  .select(['d.spell_id as from', 'r.spell_id as to'])

export const synonyms = relations.where('r.kind', '=', literal('synonym'))

/** Hypernyms of first senses only: through rare senses, everything is a kind of everything. */
export const hypernyms = relations
  .where('r.kind', '=', literal('hypernym'))
  .where((eb) => eb('d.ordinal', '<', eb.lit(3)))

/** Ids of words that share a pronunciation, separated by commas. */
export const sameSounds = query
  .selectFrom('pronunciation')
  .select((eb) =>
    eb
      .fn<string>('array_to_string', [
        eb.fn.agg<number[]>('array_agg', ['spell_id']).distinct(),
        literal(','),
      ])
      .as('spell_ids'),
  )
  .groupBy('ipa')
  .having((eb) => eb(eb.fn.count('spell_id').distinct(), '>', eb.lit(1)))
