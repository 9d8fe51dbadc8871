import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import {
  type Expression,
  type ExpressionBuilder,
  query,
  sql,
  type Tables,
} from '@wordhoard/database/sql/query'

/** A day before any answer. */
export const FIRST_DAY = '0001-01-01'

/**
 * A day after any answer. With an end as well as a beginning the planner expects few days, as there are. With a beginning
 * only it expects a third of the log, finds a plan for anybody dear, and plans anew at each call.
 */
const lastDay = sql<string>`(select date 'infinity')`

/** The first day whose answers aren't summed. Each statement reads it by itself, so that it never misses a day. */
export function selectFirstUnsummedDay(userId: Expression<number>): Expression<string> {
  const until = query.selectFrom('answer_sum as s').select('s.until_day').where('s.user_id', '=', userId)
  return expr.fn.coalesce(until.$asScalar(), cast(literal(FIRST_DAY), 'date'))
}

/** The Sunday that begins the week of a date. */
export function sundayOf(date: Expression<string>) {
  return sql<string>`(${date} - extract(dow from ${date})::int)`
}

/** Selects a user's answers that count, from a day on. */
export function answersSince(userId: Expression<number>, since: Expression<string>) {
  return query
    .selectFrom('answer_log as l')
    .where('l.user_id', '=', userId)
    .where('l.undone_at', 'is', null)
    .where('l.local_date', '>=', since)
}

type Log = ExpressionBuilder<{ l: Tables['answer_log'] }, 'l'>

/** The position of an answer, from 1, among those of its day with the same values. */
function placeAmong(eb: Log, ...same: ('l.spell_id' | 'l.session_id')[]) {
  return eb.fn.agg<number>('row_number').over((over) =>
    over
      .partitionBy(['l.local_date', ...same])
      .orderBy('l.answered_at')
      .orderBy('l.id'),
  )
}

/** Sums answers by day: what `answer_day` holds. */
export function sumByDay(answers: ReturnType<typeof answersSince>) {
  const placed = answers.select((eb) => [
    'l.user_id',
    'l.local_date',
    'l.session_id',
    'l.is_correct',
    'l.score_delta',
    'l.answered_at',
    'l.repeat_count_before',
    placeAmong(eb).as('place'),
    placeAmong(eb, 'l.spell_id').as('place_of_word'),
    placeAmong(eb, 'l.session_id').as('place_of_session'),
  ])
  const marked = query.selectFrom(placed.as('a')).select((eb) => [
    'a.user_id',
    'a.local_date',
    'a.is_correct',
    'a.score_delta',
    'a.answered_at',
    'a.place',
    eb('a.place_of_session', '=', eb.lit(1)).as('is_first_of_session'),
    eb('a.place_of_word', '=', eb.lit(1)).as('is_first_of_word'),
    eb
      .and([eb('a.place_of_word', '=', eb.lit(1)), eb('a.repeat_count_before', '>', eb.lit(0))])
      .as('is_repeat'),
    // The log is asked about a session's first answer only.
    eb
      .and([
        eb('a.place_of_session', '=', eb.lit(1)),
        eb.not(
          eb.exists(
            eb
              .selectFrom('answer_log as e')
              .whereRef('e.session_id', '=', 'a.session_id')
              .whereRef('e.user_id', '=', 'a.user_id')
              .whereRef('e.local_date', '<', 'a.local_date')
              .where('e.undone_at', 'is', null),
          ),
        ),
      ])
      .as('begins_session'),
    eb.fn
      .max('a.place')
      .filterWhere((answer) => answer.not(answer.ref('a.is_correct')))
      .over((over) => over.partitionBy('a.local_date').orderBy('a.place'))
      .as('last_mistake'),
  ])
  return query
    .selectFrom(marked.as('m'))
    .select((eb) => {
      const mistakes = eb.not(eb.ref('m.is_correct'))
      const count = eb.fn.countAll<number>()
      return [
        'm.user_id',
        'm.local_date as day',
        count.as('answers'),
        count.filterWhere(eb.ref('m.is_correct')).as('correct'),
        count.filterWhere(eb.ref('m.is_first_of_word')).as('words'),
        count.filterWhere(eb.ref('m.is_first_of_session')).as('sessions'),
        count.filterWhere(eb.ref('m.begins_session')).as('sessions_begun'),
        count.filterWhere(eb.ref('m.is_repeat')).as('repeated'),
        count.filterWhere(eb.and([eb.ref('m.is_repeat'), eb.ref('m.is_correct')])).as('repeated_correct'),
        eb.fn.sum<number>('m.score_delta').as('score_delta'),
        eb.fn.min('m.answered_at').as('first_at'),
        eb.fn.max('m.answered_at').as('last_at'),
        eb.fn
          .coalesce(
            eb(eb.fn.min<number>('m.place').filterWhere(mistakes), '-', eb.lit(1)),
            eb.fn.countAll<number>(),
          )
          .as('run_first'),
        eb(
          eb.fn.countAll<number>(),
          '-',
          eb.fn.coalesce(eb.fn.max<number>('m.place').filterWhere(mistakes), eb.lit(0)),
        ).as('run_last'),
        eb.fn.max(eb('m.place', '-', eb.fn.coalesce('m.last_mistake', eb.lit(0)))).as('run_best'),
      ]
    })
    .groupBy(['m.user_id', 'm.local_date'])
}

/** Selects a user's days with answers: the summed ones, and those since, from the log. */
export function daysOf(userId: Expression<number>) {
  return query
    .selectFrom('answer_day as d')
    .select([
      'd.user_id',
      'd.day',
      'd.answers',
      'd.correct',
      'd.words',
      'd.sessions',
      'd.sessions_begun',
      'd.repeated',
      'd.repeated_correct',
      'd.score_delta',
      'd.first_at',
      'd.last_at',
      'd.run_first',
      'd.run_last',
      'd.run_best',
    ])
    .where('d.user_id', '=', userId)
    .where('d.day', '<', selectFirstUnsummedDay(userId))
    .unionAll(
      sumByDay(answersSince(userId, selectFirstUnsummedDay(userId)).where('l.local_date', '<=', lastDay)),
    )
}
