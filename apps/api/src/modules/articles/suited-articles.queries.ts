import { articleLevels } from '@wordhoard/contracts/articles'
import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isDue } from '../vocabulary/word.queries'
import { beginningOf, summaryColumns, vocabularyOf } from './article-rows.queries'

/** Of each level so many, the newest that have not been read, are looked at, however many articles there are. */
const MOST_SAMPLED = 25
/** From this place on an article has been read. */
const READ_POSITION = 0.9
/**
 * A text is understood without help from about 98 words in 100 known, and with help from about 95 (Nation, 2006); far below
 * it is no reading. With everything known there is nothing to learn.
 */
const [LEAST_KNOWN, BEST_KNOWN, MOST_KNOWN] = [0.85, 0.95, 0.995]

/** A row for each level. */
function levelRows() {
  const rows = articleLevels.map((level) => sql`(${literal(level)})`)
  return sql<{ level: (typeof articleLevels)[number] }>`(values ${sql.join(rows)})`.as<'l'>(
    sql`${sql.id('l')}(${sql.id('level')})`,
  )
}

/** The newest articles of each level that the reader may like: levels are walked one by one, so that an index gives them. */
function selectArticleSample(userId: Expression<number>) {
  return query
    .selectFrom(levelRows())
    .crossJoinLateral((db) =>
      db
        .selectFrom('article as a')
        .select('a.id')
        .where('a.access_modifier', '=', literal('public'))
        .whereRef('a.level', '=', 'l.level')
        .where('a.user_id', '<>', userId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('article_progress as p')
                .where('p.user_id', '=', userId)
                .whereRef('p.article_id', '=', 'a.id')
                .where('p.position', '>=', eb.lit(READ_POSITION)),
            ),
          ),
        )
        .where((eb) => {
          const bytes = eb.fn<Buffer>('convert_to', ['a.raw_content', literal('UTF8')])
          return eb.not(
            eb.exists(
              eb
                .selectFrom('read_text as t')
                .where('t.user_id', '=', userId)
                .where('t.hash', '=', eb.fn<Buffer>('sha256', [bytes])),
            ),
          )
        })
        .orderBy('a.id', 'desc')
        .limit(expr.lit(MOST_SAMPLED))
        .as('a'),
    )
    .select('a.id')
}

/** By what suited articles are sorted, each the highest first: those near the reader's level, by their due words. */
function suitOf(share: Expression<number | null>, dueWords: Expression<number>) {
  const isNear = expr.between(share, expr.lit(LEAST_KNOWN), expr.lit(MOST_KNOWN))
  return {
    isNear,
    dueWhenNear: expr.case().when(isNear).then(dueWords).else(expr.lit(0)).end(),
    distance: expr.fn<number>('abs', [expr(share, '-', expr.lit(BEST_KNOWN))]),
  }
}

/**
 * Public articles of others for a reader, the best suited first: near what they can read, those with most due words first; where
 * none is near, the nearest.
 */
export const bestSuited = compileStatement((p: Placeholders<{ userId: number; limit: number }>) =>
  query
    .with(
      (cte) => cte('listed').materialized(),
      () => selectArticleSample(p.userId),
    )
    .with('due', (db) =>
      db
        .selectFrom('listed')
        .innerJoin('article_word as w', 'w.article_id', 'listed.id')
        .innerJoin('main_voc_item as i', (join) =>
          join
            .on('i.user_id', '=', p.userId)
            .onRef('i.spell_id', '=', 'w.spell_id')
            .on((eb) => isDue(columnsOf(eb, 'i'))),
        )
        .select((eb) => ['w.article_id', eb.fn.countAll<number>().as('due_words')])
        .groupBy('w.article_id'),
    )
    .with('ranked', (db) =>
      db
        .selectFrom((eb) =>
          vocabularyOf(eb.selectFrom('listed').select('listed.id').as('t'), p.userId).as('v'),
        )
        .leftJoin('due', 'due.article_id', 'v.article_id')
        .select((eb) => [
          'v.article_id',
          'v.tokens',
          'v.known',
          'v.new_words',
          eb.fn.coalesce('due.due_words', eb.lit(0)).as('due_words'),
          eb(cast(eb.ref('v.known'), 'float8'), '/', eb.fn<number>('greatest', ['v.tokens', eb.lit(1)])).as(
            'share',
          ),
        ]),
    )
    .with('best', (db) =>
      db
        .selectFrom('ranked')
        .selectAll()
        .orderBy((eb) => suitOf(eb.ref('share'), eb.ref('due_words')).isNear, 'desc')
        .orderBy((eb) => suitOf(eb.ref('share'), eb.ref('due_words')).dueWhenNear, 'desc')
        .orderBy((eb) => suitOf(eb.ref('share'), eb.ref('due_words')).distance)
        .orderBy('article_id', 'desc')
        .limit(p.limit),
    )
    .selectFrom('best')
    .innerJoin('article as a', 'a.id', 'best.article_id')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .select(summaryColumns)
    .select((eb) => beginningOf(columnsOf(eb, 'a')))
    .select(['best.tokens', 'best.known', 'best.new_words', 'best.due_words'])
    .orderBy((eb) => suitOf(eb.ref('best.share'), eb.ref('best.due_words')).isNear, 'desc')
    .orderBy((eb) => suitOf(eb.ref('best.share'), eb.ref('best.due_words')).dueWhenNear, 'desc')
    .orderBy((eb) => suitOf(eb.ref('best.share'), eb.ref('best.due_words')).distance)
    .orderBy('a.id', 'desc'),
)
