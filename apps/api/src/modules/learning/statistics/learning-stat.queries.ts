import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { daysOf } from '../sums/answer-days.queries'

/**
 * Number of a user's answers, in total and today, and the maximum number of right answers in a row, in the order of days.
 * A row may begin at the end of one day, go on over days without a mistake, and end at the beginning of another.
 */
export const totalsOfAnswers = prepareStatement(
  'answer-totals',
  (p: Placeholders<{ userId: number; today: string }>) =>
    query
      .with('days', () => daysOf(p.userId))
      .with('numbered', (db) =>
        db.selectFrom('days').select((eb) => [
          'answers',
          'run_first',
          'run_last',
          'run_best',
          eb('answers', '>', eb.ref('correct')).as('has_mistake'),
          eb.fn
            .countAll<number>()
            .filterWhere('answers', '>', eb.ref('correct'))
            .over((over) => over.orderBy('day'))
            .as('mistaken_days'),
        ]),
      )
      .with('pieces', (db) =>
        db
          .selectFrom('numbered')
          .select((eb) => [
            'mistaken_days as row',
            eb
              .case()
              .when(eb.ref('has_mistake'))
              .then(eb.ref('run_last'))
              .else(eb.ref('answers'))
              .end()
              .as('length'),
          ])
          .unionAll(
            db
              .selectFrom('numbered')
              .select((eb) => [eb('mistaken_days', '-', eb.lit(1)).as('row'), 'run_first as length'])
              .where('has_mistake', '=', expr.lit(true)),
          ),
      )
      .with('rows', (db) =>
        db
          .selectFrom('pieces')
          .select((eb) => eb.fn.sum<number>('length').as('length'))
          .groupBy('row'),
      )
      .selectFrom('days')
      .select((eb) => {
        const today = eb('day', '=', p.today)
        const sum = (column: 'answers' | 'correct' | 'words' | 'sessions_begun') =>
          eb.fn.coalesce(eb.fn.sum<number>(column), eb.lit(0))
        const sumToday = (column: 'answers' | 'correct' | 'words') =>
          eb.fn.coalesce(eb.fn.sum<number>(column).filterWhere(today), eb.lit(0))
        return [
          sum('answers').as('total_all'),
          sum('correct').as('correct_all'),
          sum('sessions_begun').as('session_count'),
          sumToday('answers').as('total_today'),
          sumToday('correct').as('correct_today'),
          sumToday('words').as('spells_today'),
          eb.fn
            .coalesce(
              eb.fn<number>('greatest', [
                eb.fn.max('run_best'),
                eb.selectFrom('rows').select((row) => row.fn.max('length').as('length')),
              ]),
              eb.lit(0),
            )
            .as('best_streak_ever'),
        ]
      }),
)

/**
 * The first and last days of the user's rows of days, from a given day on, with the first and last answers on them. The
 * days between are the user's dates in any time zone, so nothing more is asked of them.
 */
export const endsOfRows = prepareStatement(
  'answer-rows',
  (p: Placeholders<{ userId: number; since: string }>) => {
    const days = query
      .selectFrom(daysOf(p.userId).as('d'))
      .select((eb) => [
        'd.day',
        'd.first_at',
        'd.last_at',
        eb.fn
          .agg<string | null>('lag', ['d.day'])
          .over((over) => over.orderBy('d.day'))
          .as('before'),
        eb.fn
          .agg<string | null>('lead', ['d.day'])
          .over((over) => over.orderBy('d.day'))
          .as('after'),
      ])
      .where('d.day', '>=', asWhole(p.since))
    return query
      .selectFrom(days.as('d'))
      .select((eb) => [
        'd.day as date',
        'd.first_at as first',
        'd.last_at as last',
        eb('d.after', 'is not distinct from', nextDay(eb.ref('d.day'))).as('goes_on'),
      ])
      .where((eb) =>
        eb.or([
          eb('d.day', 'is distinct from', nextDay(eb.ref('d.before'))),
          eb('d.after', 'is distinct from', nextDay(eb.ref('d.day'))),
        ]),
      )
      .orderBy('d.day')
  },
)

/**
 * A date as a subquery, which the planner doesn't look into. It would otherwise plan the statement anew for each date, over
 * all months of the log.
 */
function asWhole(day: Expression<string>): Expression<string> {
  return sql<string>`(select cast(${day} as date))`
}

function nextDay(day: Expression<string | null>) {
  return sql<string>`${day} + 1`
}

/** A user's activity on each day after a given one, oldest first. */
export const activityAfter = prepareStatement(
  'answer-activity',
  (p: Placeholders<{ userId: number; day: string }>) =>
    query
      .selectFrom(daysOf(p.userId).as('d'))
      .select([
        'd.day as log_date',
        'd.sessions',
        'd.score_delta as sum_score_delta',
        'd.answers as total_answers',
        'd.words as unique_spells_count',
      ])
      .where('d.day', '>', asWhole(p.day))
      .orderBy('d.day'),
)
