import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements, prepareStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'
import { isPractisable } from '../practisable.queries'
import { answersSince, daysOf, selectFirstUnsummedDay, sundayOf } from '../sums/answer-days.queries'

export const FORECAST_DAYS = 30
/** Number of weeks shown. */
export const WEEKS = 26
/** A quarter of an hour, in seconds. In every time zone, days begin on a quarter. */
const QUARTER_SECONDS = 900
export const MAX_HARDEST = 20
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

/** Each day's first answers to words practised before, by week. */
export const retentionByWeek = prepareStatement(
  'answer-retention',
  (p: Placeholders<{ userId: number; since: string }>) =>
    query
      .selectFrom(daysOf(p.userId).as('d'))
      .select((eb) => [
        sundayOf(eb.ref('d.day')).as('week'),
        eb.fn.sum<number>('d.repeated').as('answers'),
        eb.fn.sum<number>('d.repeated_correct').as('correct'),
      ])
      .where('d.day', '>=', p.since)
      .where('d.repeated', '>', expr.lit(0))
      .groupBy('week')
      .orderBy('week'),
)

/** Words in memory at the ends of summed weeks, and their median stability: since a week, and at the last one before. */
export const summedWeeks = prepareStatement(
  'answer-weeks',
  (p: Placeholders<{ userId: number; since: string }>) => {
    const weeks = query
      .selectFrom('answer_week as w')
      .where('w.user_id', '=', p.userId)
      .where('w.week', '<', selectFirstUnsummedDay(p.userId))
    const before = weeks.where('w.week', '<', p.since).select((eb) => eb.fn.max('w.week').as('week'))
    return weeks
      .select(['w.week', 'w.words', 'w.median_days'])
      .where((eb) => eb('w.week', '>=', eb.fn.coalesce(before.$asScalar(), p.since)))
      .orderBy('w.week')
  },
)

/**
 * The same at the ends of the weeks with answers that aren't summed. The stability of a word without such an answer up
 * to then is the summed one.
 */
export const unsummedWeeks = prepareStatement('answer-weeks-since', (p: Placeholders<{ userId: number }>) =>
  query
    .with('answers', () =>
      answersSince(p.userId, selectFirstUnsummedDay(p.userId))
        .select((eb) => [
          'l.id',
          'l.spell_id',
          'l.local_date',
          'l.answered_at',
          'l.stability',
          sundayOf(eb.ref('l.local_date')).as('week'),
        ])
        .where('l.stability', 'is not', null),
    )
    .with('weeks', (db) =>
      db.selectFrom('answers').select('week').distinct().orderBy('week', 'desc').limit(expr.lit(WEEKS)),
    )
    .with('latest', (db) =>
      db
        .selectFrom('weeks as w')
        .innerJoin('answers as a', (join) => join.onRef('a.week', '<=', 'w.week'))
        .distinctOn(['w.week', 'a.spell_id'])
        .select(['w.week', 'a.spell_id', 'a.stability'])
        .orderBy('w.week')
        .orderBy('a.spell_id')
        .orderBy('a.local_date', 'desc')
        .orderBy('a.answered_at', 'desc')
        .orderBy('a.id', 'desc'),
    )
    .with('states', (db) =>
      db
        .selectFrom('latest')
        .select(['week', 'stability'])
        .unionAll(
          db
            .selectFrom('weeks as w')
            .innerJoin('answer_word as s', (join) =>
              join.on('s.user_id', '=', p.userId).on('s.stability', 'is not', null),
            )
            .leftJoin('latest as l', (join) =>
              join.onRef('l.week', '=', 'w.week').onRef('l.spell_id', '=', 's.spell_id'),
            )
            .select(['w.week', 's.stability'])
            .where('l.week', 'is', null)
            .where((eb) => eb.exists(eb.selectFrom('answer_sum').where('user_id', '=', p.userId))),
        ),
    )
    .selectFrom('states')
    .select((eb) => [
      'week',
      eb.fn.countAll<number>().as('words'),
      eb.fn
        .agg<number>('percentile_cont', [eb.lit(0.5)])
        .withinGroupOrderBy('stability')
        .as('median_days'),
    ])
    .groupBy('week')
    .orderBy('week'),
)

/** Number of words by which the hardest ones are found; more are looked at if too few are still in the vocabulary. */
const CANDIDATES = 60

/**
 * Words by their share of wrong answers. Adds one right answer, so that one mistake in two answers doesn't lead the
 * list. The vocabulary is asked about the first words only, with all that equal the last of these.
 */
export const hardestWords = compileStatements(
  ({ amongAll }: { readonly amongAll: boolean }, p: Placeholders<{ userId: number }>) => {
    const summed = query
      .selectFrom('answer_word as s')
      .select(['s.spell_id', 's.answers', 's.mistakes'])
      .where('s.user_id', '=', p.userId)
      .where((eb) => eb.exists(eb.selectFrom('answer_sum').where('user_id', '=', p.userId)))
    const since = answersSince(p.userId, selectFirstUnsummedDay(p.userId)).select((eb) => [
      'l.spell_id',
      eb.lit<number>(1).as('answers'),
      eb
        .case()
        .when(eb.ref('l.is_correct'))
        .then(eb.lit<number>(0))
        .else(eb.lit<number>(1))
        .end()
        .as('mistakes'),
    ])
    const answered = query
      .selectFrom(summed.unionAll(since).as('all'))
      .select((eb) => [
        'all.spell_id',
        eb.fn.sum<number>('all.answers').as('answers'),
        eb.fn.sum<number>('all.mistakes').as('mistakes'),
      ])
      .groupBy('all.spell_id')
      .having((eb) => eb(eb.fn.sum<number>('all.mistakes'), '>', eb.lit(0)))
      .having((eb) => eb(eb.fn.sum<number>('all.answers'), '>=', eb.lit(MIN_ANSWERS)))
    const hardest = query
      .selectFrom(answered.as('w'))
      .select((eb) => [
        'w.spell_id',
        'w.answers',
        'w.mistakes',
        eb(cast(eb.ref('w.mistakes'), 'float8'), '/', eb.parens('w.answers', '+', eb.lit(1))).as('share'),
      ])
      .$if(!amongAll, (words) =>
        words.orderBy('share', 'desc').orderBy('w.mistakes', 'desc').modifyEnd(withTies(CANDIDATES)),
      )
    return query
      .selectFrom(hardest.as('a'))
      .innerJoin('main_voc_item as i', (join) =>
        join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'a.spell_id'),
      )
      .select(['a.spell_id', 'i.spell_lower', 'a.answers', 'a.mistakes', 'i.score'])
      .orderBy('a.share', 'desc')
      .orderBy('a.mistakes', 'desc')
      .orderBy('i.score')
      .orderBy('a.spell_id')
      .limit(expr.lit(MAX_HARDEST))
  },
)

/** Keeps the first rows, and those that equal the last of them in the order. */
function withTies(rows: number) {
  return sql`fetch first ${sql.lit(rows)} rows with ties`
}
