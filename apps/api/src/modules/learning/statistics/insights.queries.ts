import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type AliasedExpression, type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'
import { isPractisable } from '../practisable.queries'

export const FORECAST_DAYS = 30
/** A quarter of an hour, in seconds. In every time zone, days begin on a quarter. */
const QUARTER_SECONDS = 900
const MAX_HARDEST = 20
/** Minimum number of answers to a word; fewer say little. */
const MIN_ANSWERS = 2

/** The beginning of the quarter of an hour that contains a time. */
function quarterOf(time: Expression<Date | null>) {
  const quarter = sql.lit(QUARTER_SECONDS)
  return sql<Date>`to_timestamp(floor(extract(epoch from ${time}) / ${quarter}) * ${quarter})`
}

/** Number of words due in each quarter of an hour. */
export const wordsDueNext = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item as i')
    .select((eb) => [
      quarterOf(eb.ref('i.next_repeated_at')).as('next'),
      eb.fn.countAll<number>().as('words'),
    ])
    .where('i.user_id', '=', p.userId)
    .where('i.repeat_count', '>', expr.lit(0))
    .where((eb) => isPractisable(columnsOf(eb, 'i')))
    .where('i.next_repeated_at', '<', daysAfter(now, expr.lit(FORECAST_DAYS + 1)))
    .groupBy('next'),
)

/** The Sunday that begins the week of a date. */
function sundayOf(date: Expression<string>) {
  return sql<string>`(${date} - extract(dow from ${date})::int)`
}

/** Each day's first answers to words practised before, by week. */
export const retentionByWeek = compileStatement((p: Placeholders<{ userId: number; since: string }>) => {
  const first = query
    .selectFrom('answer_log')
    .distinctOn(['local_date', 'spell_id'])
    .select(['local_date', 'is_correct', 'repeat_count_before'])
    .where('user_id', '=', p.userId)
    .where('undone_at', 'is', null)
    .where('local_date', '>=', p.since)
    .orderBy('local_date')
    .orderBy('spell_id')
    .orderBy('answered_at')
    .orderBy('id')
  return query
    .selectFrom(first.as('first'))
    .select((eb) => [
      sundayOf(eb.ref('local_date')).as('week'),
      eb.fn.countAll<number>().as('answers'),
      eb.fn
        .countAll<number>()
        .filterWhere((answer) => answer.ref('is_correct'))
        .as('correct'),
    ])
    .where('repeat_count_before', '>', expr.lit(0))
    .groupBy('week')
    .orderBy('week')
})

/** The Sundays from one to the last before a day, as rows. */
function sundays(since: Expression<string>, until: Expression<string>): AliasedExpression<{ at: Date }, 'w'> {
  return sql<{ at: Date }>`generate_series(${since}::date, ${until}::date, interval '7 days')`.as<'w'>(
    sql`w(at)`,
  )
}

/** The last day of the week that begins with a Sunday, for comparison with days. */
function endOfWeek(sunday: Expression<Date>) {
  return sql<string>`${sunday} + interval '6 days'`
}

/**
 * Number of words in memory at the end of each week, and their median stability. A word's stability holds from the day
 * of an answer to the day of the next one.
 */
export const stabilityByWeek = compileStatement(
  (p: Placeholders<{ userId: number; since: string; today: string }>) =>
    query
      .with('spans', (db) =>
        db
          .selectFrom('answer_log')
          .select((eb) => [
            'local_date as from_day',
            eb.fn
              .agg<string | null>('lead', ['local_date'])
              .over((over) => over.partitionBy('spell_id').orderBy('answered_at').orderBy('id'))
              .as('until_day'),
            'stability',
          ])
          .where('user_id', '=', p.userId)
          .where('undone_at', 'is', null)
          .where('stability', 'is not', null),
      )
      .selectFrom(sundays(p.since, p.today))
      .innerJoin('spans', (join) =>
        join
          .on((eb) => eb('spans.from_day', '<=', endOfWeek(eb.ref('w.at'))))
          .on((eb) =>
            eb.or([eb('spans.until_day', 'is', null), eb('spans.until_day', '>', endOfWeek(eb.ref('w.at')))]),
          ),
      )
      .select((eb) => [
        cast(eb.ref('w.at'), 'date').as('week'),
        eb.fn.countAll<number>().as('words'),
        eb.fn
          .agg<number>('percentile_cont', [eb.lit(0.5)])
          .withinGroupOrderBy('spans.stability')
          .as('median_days'),
      ])
      .groupBy('w.at')
      .orderBy('w.at'),
)

/**
 * Words by their share of wrong answers. Adds one right answer, so that one mistake in two answers doesn't lead the
 * list.
 */
export const hardestWords = compileStatement((p: Placeholders<{ userId: number }>) => {
  const answered = query
    .selectFrom('answer_log')
    .select((eb) => [
      'spell_id',
      eb.fn.countAll<number>().as('answers'),
      eb.fn
        .countAll<number>()
        .filterWhere((answer) => answer.not(answer.ref('is_correct')))
        .as('mistakes'),
    ])
    .where('user_id', '=', p.userId)
    .where('undone_at', 'is', null)
    .groupBy('spell_id')
  return query
    .selectFrom(answered.as('a'))
    .innerJoin('main_voc_item as i', (join) =>
      join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'a.spell_id'),
    )
    .select(['a.spell_id', 'i.spell_lower', 'a.answers', 'a.mistakes', 'i.score'])
    .where('a.mistakes', '>', expr.lit(0))
    .where('a.answers', '>=', expr.lit(MIN_ANSWERS))
    .orderBy(
      (eb) => eb(cast(eb.ref('a.mistakes'), 'float8'), '/', eb.parens('a.answers', '+', eb.lit(1))),
      'desc',
    )
    .orderBy('a.mistakes', 'desc')
    .orderBy('i.score')
    .orderBy('a.spell_id')
    .limit(expr.lit(MAX_HARDEST))
})
