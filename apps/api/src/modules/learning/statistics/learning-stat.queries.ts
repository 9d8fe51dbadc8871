import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The answers of a user that count. */
function answersOf(p: Placeholders<{ userId: number }>) {
  return query.selectFrom('answer_log').where('user_id', '=', p.userId).where('undone_at', 'is', null)
}

/** Number of a user's answers, in total and today. */
export const totalsOfAnswers = compileStatement((p: Placeholders<{ userId: number; today: string }>) =>
  answersOf(p).select((eb) => [
    eb.fn.countAll<number>().as('total_all'),
    eb.fn
      .countAll<number>()
      .filterWhere((answer) => answer.ref('is_correct'))
      .as('correct_all'),
    eb.fn.count<number>('session_id').distinct().as('session_count'),
    eb.fn.countAll<number>().filterWhere('local_date', '=', p.today).as('total_today'),
    eb.fn
      .countAll<number>()
      .filterWhere('local_date', '=', p.today)
      .filterWhere((answer) => answer.ref('is_correct'))
      .as('correct_today'),
    eb.fn.count<number>('spell_id').distinct().filterWhere('local_date', '=', p.today).as('spells_today'),
  ]),
)

/**
 * Maximum number of right answers in a row: the difference in position between two consecutive wrong ones, minus one.
 */
export const bestStreak = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .with('numbered', () =>
      answersOf(p).select((eb) => [
        'is_correct',
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.orderBy('answered_at').orderBy('id'))
          .as('place'),
      ]),
    )
    .with('ends', (db) =>
      db
        .selectFrom('numbered')
        .select('place')
        .where((eb) => eb.not(eb.ref('is_correct')))
        .unionAll(db.selectNoFrom((eb) => eb.lit<number>(0).as('place')))
        .unionAll(
          db.selectFrom('numbered').select((eb) => eb(eb.fn.countAll<number>(), '+', eb.lit(1)).as('place')),
        ),
    )
    .with('runs', (db) =>
      db.selectFrom('ends').select((eb) => {
        const before = eb.fn.agg<number>('lag', ['place']).over((over) => over.orderBy('place'))
        return eb(eb('place', '-', before), '-', eb.lit(1)).as('length')
      }),
    )
    .selectFrom('runs')
    .select((eb) => eb.fn.coalesce(eb.fn.max('length'), expr.lit(0)).as('best')),
)

/** First and last answer of each of the user's days, from a given day on. */
export const answersOfDays = compileStatement((p: Placeholders<{ userId: number; since: string }>) =>
  answersOf(p)
    .select((eb) => [
      'local_date as date',
      eb.fn.min('answered_at').as('first'),
      eb.fn.max('answered_at').as('last'),
    ])
    .where('local_date', '>=', p.since)
    .groupBy('local_date'),
)

/** A user's activity on each day after a given one, oldest first. */
export const activityAfter = compileStatement((p: Placeholders<{ userId: number; day: string }>) =>
  answersOf(p)
    .select((eb) => [
      'local_date as log_date',
      eb.fn.count<number>('session_id').distinct().as('sessions'),
      eb.fn.sum<number>('score_delta').as('sum_score_delta'),
      eb.fn.countAll<number>().as('total_answers'),
      eb.fn.count<number>('spell_id').distinct().as('unique_spells_count'),
    ])
    .where('local_date', '>', p.day)
    .groupBy('local_date')
    .orderBy('local_date'),
)
