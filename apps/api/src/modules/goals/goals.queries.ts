import type { GoalUnit } from '@wordhoard/contracts/goals'
import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { secondsBetween } from '@wordhoard/database/sql/times'

/** Maximum time that one answer counts for, in ms: a game left open isn't practice. */
const MAX_ANSWER_MS = 60_000

/** The current time, which unlike `now` doesn't stand still during a transaction. */
const clock = expr.fn<Date>('clock_timestamp')

/** Selects the different words that a user practised from one day to another, and the time it took, in seconds. */
export function practiceBetween(
  userId: Expression<number>,
  from: Expression<string>,
  to: Expression<string>,
) {
  return query
    .selectFrom('answer_log as l')
    .select((eb) => [
      eb.fn.count<number>('l.spell_id').distinct().as('words'),
      sql<number>`coalesce(sum(least(${eb.ref('l.milliseconds')}, ${eb.lit(MAX_ANSWER_MS)})), 0)::float8 / 1000`.as(
        'seconds',
      ),
    ])
    .where('l.user_id', '=', userId)
    .where('l.local_date', '>=', from)
    .where('l.local_date', '<=', to)
    .where('l.undone_at', 'is', null)
}

/** Selects a user's reading time from one day to another, in seconds. */
export function readingBetween(userId: Expression<number>, from: Expression<string>, to: Expression<string>) {
  return query
    .selectFrom('reading_day as r')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('r.seconds'), eb.lit(0)).as('seconds'))
    .where('r.user_id', '=', userId)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to)
}

/** A user's goal, null before they chose one, and what they have done on a day. */
export const goalOfDay = compileStatement((p: Placeholders<{ userId: number; today: string }>) =>
  query
    .selectFrom(practiceBetween(p.userId, p.today, p.today).as('practice'))
    .leftJoin('daily_goal as g', (join) => join.on('g.user_id', '=', p.userId))
    .select((eb) => [
      'g.unit',
      'g.amount',
      'practice.words',
      'practice.seconds as practice_seconds',
      readingBetween(p.userId, p.today, p.today).$asScalar().$notNull().as('reading_seconds'),
      eb.lit(1).as('one'),
    ]),
)

/** Writes a user's goal. */
export const writeGoal = compileStatement(
  (p: Placeholders<{ userId: number; unit: GoalUnit; amount: number }>) =>
    query
      .insertInto('daily_goal')
      .values({ user_id: p.userId, unit: p.unit, amount: p.amount })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) =>
            setColumns<'daily_goal'>({ unit: eb.ref('excluded.unit'), amount: eb.ref('excluded.amount') }),
          ),
      ),
)

/**
 * Adds reading time to a user's day, but no more than has passed since the last time was added. So two tabs don't count
 * the same time twice.
 */
export const addReading = compileStatement(
  (p: Placeholders<{ userId: number; day: string; seconds: number }>) =>
    query
      .insertInto('reading_day')
      .values({ user_id: p.userId, day: p.day, seconds: p.seconds, updated_at: clock })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day']).doUpdateSet((eb) => {
          const passed = secondsBetween(eb.ref('reading_day.updated_at'), clock)
          const counted = eb.fn<number>('least', ['excluded.seconds', passed])
          return setColumns<'reading_day'>({
            seconds: eb('reading_day.seconds', '+', counted),
            updated_at: clock,
          })
        }),
      ),
)
