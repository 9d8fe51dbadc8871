import { articleLevels } from '@wordhoard/contracts/articles'
import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isDue } from '../vocabulary/word.queries'
import { beginningOf, summaryColumns, vocabularyOf } from './article-rows.queries'

/**
 * Maximum number of articles considered per level: the newest unread ones. Keeps the cost independent of the library
 * size.
 */
const MAX_SAMPLED_PER_LEVEL = 25
/** Reading place from which an article counts as read. */
const READ_POSITION = 0.9
/**
 * Shares of known words. A text is understood without help at about 98 known words in 100, and with help at about 95
 * (Nation, 2006). Far below that it can't be read; with everything known there is nothing to learn.
 */
const [MIN_KNOWN_SHARE, BEST_KNOWN_SHARE, MAX_KNOWN_SHARE] = [0.85, 0.95, 0.995]

/** Returns a row for each level. */
function levelRows() {
  const rows = articleLevels.map((level) => sql`(${literal(level)})`)
  return sql<{ level: (typeof articleLevels)[number] }>`(values ${sql.join(rows)})`.as<'l'>(
    sql`${sql.id('l')}(${sql.id('level')})`,
  )
}

/** Selects the newest suitable articles of each level. It goes level by level, so that an index can be used. */
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
        .limit(expr.lit(MAX_SAMPLED_PER_LEVEL))
        .as('a'),
    )
    .select('a.id')
}

/**
 * Returns the sort keys of suited articles: whether they are near the reader's level, then due words, then distance.
 */
function suitabilityKeys(share: Expression<number | null>, dueWords: Expression<number>) {
  const isNear = expr.between(share, expr.lit(MIN_KNOWN_SHARE), expr.lit(MAX_KNOWN_SHARE))
  return {
    isNear,
    dueWhenNear: expr.case().when(isNear).then(dueWords).else(expr.lit(0)).end(),
    distance: expr.fn<number>('abs', [expr(share, '-', expr.lit(BEST_KNOWN_SHARE))]),
  }
}

/**
 * Selects public articles by others for a reader, the best suited first: those near the reader's level by number of due
 * words, then the nearest of the rest.
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
        .orderBy((eb) => suitabilityKeys(eb.ref('share'), eb.ref('due_words')).isNear, 'desc')
        .orderBy((eb) => suitabilityKeys(eb.ref('share'), eb.ref('due_words')).dueWhenNear, 'desc')
        .orderBy((eb) => suitabilityKeys(eb.ref('share'), eb.ref('due_words')).distance)
        .orderBy('article_id', 'desc')
        .limit(p.limit),
    )
    .selectFrom('best')
    .innerJoin('article as a', 'a.id', 'best.article_id')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .select(summaryColumns)
    .select((eb) => beginningOf(columnsOf(eb, 'a')))
    .select(['best.tokens', 'best.known', 'best.new_words', 'best.due_words'])
    .orderBy((eb) => suitabilityKeys(eb.ref('best.share'), eb.ref('best.due_words')).isNear, 'desc')
    .orderBy((eb) => suitabilityKeys(eb.ref('best.share'), eb.ref('best.due_words')).dueWhenNear, 'desc')
    .orderBy((eb) => suitabilityKeys(eb.ref('best.share'), eb.ref('best.due_words')).distance)
    .orderBy('a.id', 'desc'),
)
