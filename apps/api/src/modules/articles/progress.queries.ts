import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAgo } from '@wordhoard/database/sql/times'
import { READ_TO_END } from '../assignments/assignment-rows'
import { isReadableArticle } from '../assignments/readable-article'

interface Place {
  readonly userId: number
  readonly articleId: number
}

/** The current time, which unlike `now` doesn't stand still during a transaction. */
const clock = expr.fn<Date>('clock_timestamp')

function secondsSince(time: Expression<Date>) {
  return cast(sql<number>`extract(epoch from ${clock} - ${time})`, 'float8')
}

/**
 * Adds time spent reading an article, but no more than has passed since the previous report. So two tabs, or a report
 * sent twice, don't count time twice.
 */
export const countTime = compileStatement((p: Placeholders<Place & { seconds: number; position: number }>) =>
  insertFrom(
    query,
    'article_progress',
    (db) =>
      db
        .selectFrom('article as a')
        .where('a.id', '=', p.articleId)
        .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
    (eb) => ({
      user_id: p.userId,
      article_id: eb.ref('a.id'),
      seconds: cast(p.seconds, 'float8'),
      position: p.position,
    }),
  ).onConflict((conflict) =>
    conflict.columns(['user_id', 'article_id']).doUpdateSet((eb) => {
      const passed = secondsSince(eb.ref('article_progress.updated_at'))
      const counted = eb.fn<number>('least', ['excluded.seconds', passed])
      return setColumns<'article_progress'>({
        seconds: eb('article_progress.seconds', '+', eb.fn<number>('greatest', [eb.lit(0), counted])),
        position: eb.ref('excluded.position'),
        updated_at: clock,
      })
    }),
  ),
)

/** Selects a reader's place in an article that they may read; the start if they haven't read it. */
export const placeInArticle = compileStatement((p: Placeholders<Place>) =>
  query
    .selectFrom('article as a')
    .leftJoin('article_progress as p', (join) =>
      join.onRef('p.article_id', '=', 'a.id').on('p.user_id', '=', p.userId),
    )
    .select((eb) => [
      eb.fn.coalesce('p.seconds', eb.lit(0)).as('seconds'),
      eb.fn.coalesce('p.position', eb.lit(0)).as('position'),
    ])
    .where('a.id', '=', p.articleId)
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
)

/** How long an unfinished article is offered, in days. */
const UNFINISHED_DAYS = 60

/** Selects the articles that a reader has begun lately and not finished. */
export const unfinishedArticles = compileStatement((p: Placeholders<{ userId: number; limit: number }>) =>
  query
    .selectFrom('article_progress as p')
    .innerJoin('article as a', 'a.id', 'p.article_id')
    .select((eb) => ['a.id', 'a.title', 'a.word_count', cast(eb.ref('p.position'), 'float8').as('position')])
    .where('p.user_id', '=', p.userId)
    .where('p.updated_at', '>', daysAgo(UNFINISHED_DAYS))
    .where('p.position', '<', expr.lit(READ_TO_END))
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId))
    .orderBy('p.updated_at', 'desc')
    .limit(p.limit),
)
