import { cast, elementAt, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { expressionAs, unnest } from '@wordhoard/database/sql/row-sources'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** Number of recent texts in which sentences are searched. */
const MAX_TEXTS = 12
/** Maximum number of sentences from look-ups and imports per word. */
const MAX_SENTENCES = 3
const MAX_SENTENCE_LENGTH = 320
const MIN_SENTENCE_LENGTH = 20

/**
 * The definition that the author of an article chose for a word; null if there is none, or if it has several meanings
 * there.
 */
function authorsSense(
  articleId: Expression<number | null>,
  spellId: Expression<number>,
): Expression<number | null> {
  return expr
    .selectFrom('article as a')
    .innerJoin('article_sense as s', (join) =>
      join.onRef('s.user_id', '=', 'a.user_id').onRef('s.article_id', '=', 'a.id'),
    )
    .innerJoin('definition as d', 'd.id', 's.definition_id')
    .select((eb) => eb.fn.min('s.definition_id').as('id'))
    .where('a.id', '=', articleId)
    .where('d.spell_id', '=', spellId)
    .having((eb) => eb(eb.fn.min('s.definition_id'), '=', eb.fn.max('s.definition_id')))
    .$asScalar()
}

/**
 * Sentences in which the learner met some words, at most four per word: first those for which they or the
 * article's author chose a definition, then those in which they looked the word up. Reads only the needed sentences of a text.
 */
export const sentencesOfWords = prepareStatement(
  'learn-sentences',
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .with(
        (cte) => cte('latest').materialized(),
        (db) =>
          db
            .selectFrom('read_text')
            .select(['spell_ids', 'sentences', 'read_at'])
            .where('user_id', '=', p.userId)
            .orderBy('read_at', 'desc')
            .limit(expr.lit(MAX_TEXTS)),
      )
      .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]') }))
      .crossJoinLateral((word) => {
        const kept = word
          .selectFrom('encounter as e')
          .select(['e.sentence', 'e.was_looked_up', 'e.met_at', 'e.article_id'])
          .select((eb) =>
            eb.fn
              .coalesce('e.definition_id', authorsSense(eb.ref('e.article_id'), eb.ref('e.spell_id')))
              .as('definition_id'),
          )
          .where('e.user_id', '=', p.userId)
          .whereRef('e.spell_id', '=', 'w.spell_id')
          .orderBy((eb) => eb('e.definition_id', 'is not', null), 'desc')
          .orderBy('e.was_looked_up', 'desc')
          .orderBy('e.id', 'desc')
          .limit(expr.lit(MAX_SENTENCES))
        const read = word
          .selectFrom('latest as t')
          .crossJoin((eb) =>
            expressionAs('place', eb.fn<number | null>('array_position', ['t.spell_ids', 'w.spell_id'])),
          )
          .select((eb) => [
            elementAt(eb.ref('t.sentences'), eb.ref('place.place')).as('sentence'),
            cast(eb.lit(false), 'bool').as('was_looked_up'),
            't.read_at as met_at',
            cast(eb.lit(null), 'int4').as('definition_id'),
            cast(eb.lit(null), 'int4').as('article_id'),
          ])
          .where('place.place', 'is not', null)
          .orderBy('t.read_at', 'desc')
          .limit(expr.lit(1))
        return word
          .selectFrom(kept.as('k'))
          .selectAll()
          .unionAll(word.selectFrom(read.as('r')).selectAll())
          .as('s')
      })
      .select(['w.spell_id', 's.sentence', 's.definition_id', 's.article_id'])
      .where((eb) =>
        eb.between(
          eb.fn<number>('length', ['s.sentence']),
          eb.lit(MIN_SENTENCE_LENGTH),
          eb.lit(MAX_SENTENCE_LENGTH),
        ),
      )
      .orderBy((eb) => eb('s.definition_id', 'is not', null), 'desc')
      .orderBy('s.was_looked_up', 'desc')
      .orderBy('s.met_at', 'desc'),
)
