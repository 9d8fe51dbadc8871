import { cast, columnsOf, elementAt, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { expressionAs } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'

interface LookUp {
  readonly userId: number
  readonly spellId: number
  readonly headword: string
  readonly sentence: string
  /** Title of the text. */
  readonly title: string
  /** The article that the text is from; ignored if the user may not read it. */
  readonly articleId: number | null
  readonly at: Date
}

/**
 * Counts a look-up, stores its sentence, and adds a word that wasn't in the vocabulary as met. Uses the article's own
 * encounter, or one without an article, which then gets this article. If there is neither, creates an encounter with
 * the definition chosen for the sentence elsewhere.
 */
export const countLookUp = prepareStatement('main-voc-look-up', (p: Placeholders<LookUp>) => {
  const counting = query
    .with('entered', (db) =>
      db
        .insertInto('main_voc_item')
        .values({
          user_id: p.userId,
          spell_id: p.spellId,
          spell_lower: p.headword,
          met_count: expr.lit(1),
          lookup_count: expr.lit(1),
        })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'spell_id']).doUpdateSet((eb) =>
            setColumns<'main_voc_item'>({
              lookup_count: eb('main_voc_item.lookup_count', '+', eb.lit(1)),
              // Whoever looks a word up doesn't know it as well as practice thought, unless it let it go only later.
              let_go_at: eb
                .case()
                .when('main_voc_item.let_go_at', '>', p.at)
                .then(eb.ref('main_voc_item.let_go_at'))
                .else(null)
                .end(),
            }),
          ),
        ),
    )
    .with('read', (db) =>
      db.selectNoFrom((eb) =>
        eb
          .selectFrom('article as a')
          .select('a.id')
          .where('a.id', '=', cast(p.articleId, 'int4'))
          .where((article) => isReadableArticle(columnsOf(article, 'a'), p.userId))
          .as('article_id'),
      ),
    )
    .with('before', (db) =>
      db
        .selectFrom('encounter as e')
        .select(['e.id', 'e.article_id', 'e.definition_id'])
        .where('e.user_id', '=', p.userId)
        .where('e.spell_id', '=', p.spellId)
        .where('e.sentence', '=', p.sentence)
        .orderBy('e.id')
        .forUpdate(),
    )
    .with('taken', (db) =>
      db
        .selectFrom(['before as b', 'read'])
        .select('b.id')
        .where((eb) =>
          eb.or([
            eb('read.article_id', 'is', null),
            eb('b.article_id', 'is', null),
            eb('b.article_id', '=', eb.ref('read.article_id')),
          ]),
        )
        .orderBy((eb) => eb('b.article_id', 'is not distinct from', eb.ref('read.article_id')), 'desc')
        .orderBy('b.id')
        .limit(expr.lit(1)),
    )
    .with('known', (db) =>
      db
        .updateTable('encounter as e')
        .from(['taken', 'read'])
        .set((eb) =>
          setColumns<'encounter'>({
            was_looked_up: eb.lit(true),
            met_at: eb.fn<Date>('greatest', ['e.met_at', p.at]),
            article_id: eb.fn.coalesce('read.article_id', 'e.article_id'),
          }),
        )
        .where('e.user_id', '=', p.userId)
        .whereRef('e.id', '=', 'taken.id')
        .returning('e.id'),
    )
  return insertFrom(
    counting,
    'encounter',
    (db) =>
      db
        .selectFrom('read')
        .where(p.sentence, '<>', literal(''))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('known')))),
    (eb) => ({
      user_id: p.userId,
      spell_id: p.spellId,
      sentence: p.sentence,
      source: p.title,
      met_at: p.at,
      was_looked_up: eb.lit(true),
      article_id: eb.ref('read.article_id'),
      definition_id: eb
        .selectFrom('before')
        .select('definition_id')
        .where('definition_id', 'is not', null)
        .limit(eb.lit(1))
        .$asScalar(),
    }),
  )
})

interface WordOfUser {
  readonly userId: number
  readonly spellId: number
}

/** How often a user has met a word and looked it up. */
export const countsOfWord = prepareStatement('main-voc-counts', (p: Placeholders<WordOfUser>) =>
  query
    .selectFrom('main_voc_item')
    .select(['met_count', 'lookup_count'])
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId),
)

const MAX_LISTED = 20

/**
 * The latest sentences with a word, each once, those with a look-up first. They come from look-ups, imports and texts
 * that contain the word.
 */
export const latestSentences = compileStatement((p: Placeholders<WordOfUser>) => {
  const kept = query
    .selectFrom('encounter')
    .select(['sentence', 'source', 'position', 'met_at', 'was_looked_up', 'definition_id', 'article_id'])
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId)
  const read = query
    .selectFrom('read_text')
    .crossJoin((eb) =>
      expressionAs('place', eb.fn<number | null>('array_position', ['spell_ids', p.spellId])),
    )
    .select((eb) => [
      elementAt(eb.ref('sentences'), eb.ref('place.place')).as('sentence'),
      'title as source',
      elementAt(eb.ref('positions'), eb.ref('place.place')).as('position'),
      'read_at as met_at',
      eb.lit(false).as('was_looked_up'),
      cast(eb.lit(null), 'int4').as('definition_id'),
      cast(eb.lit(null), 'int4').as('article_id'),
    ])
    .where('user_id', '=', p.userId)
    .where('place.place', 'is not', null)
  const distinct = query
    .selectFrom(kept.unionAll(read).as('every'))
    .distinctOn('sentence')
    .selectAll()
    .where('sentence', '<>', literal(''))
    .orderBy('sentence')
    .orderBy('was_looked_up', 'desc')
    .orderBy('position', (order) => order.asc().nullsLast())
  return query
    .selectFrom(distinct.as('e'))
    .select((eb) => eb.fn.agg<number>('row_number').over().as('id'))
    .selectAll()
    .orderBy('was_looked_up', 'desc')
    .orderBy('met_at', 'desc')
    .limit(expr.lit(MAX_LISTED))
})
