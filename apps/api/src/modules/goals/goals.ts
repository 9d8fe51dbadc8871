import { defaultGoal, type Goal, type GoalToday } from '@wordhoard/contracts/goals'
import type { Queryable } from '@wordhoard/database/sql/run'
import { localDate } from '@wordhoard/learning/days'
import type { Actor } from '../../lib/actor'
import { addReading, goalOfDay, writeGoal } from './goals.queries'

/** Returns the actor's goal, and what they have done today in their time zone. */
export async function goalToday(db: Queryable, { userId }: Actor, tz: string): Promise<GoalToday> {
  const row = await goalOfDay.fetchOne(db, { userId, today: localDate(new Date(), tz) })
  return {
    ...goalOf(row),
    seconds_today: Math.round(row.practice_seconds + row.reading_seconds),
    words_today: row.words,
  }
}

/** Returns the goal stored in a row, or the default. */
export function goalOf(row: { readonly unit: string | null; readonly amount: number | null }): Goal {
  return row.unit === null ? defaultGoal : ({ unit: row.unit, amount: row.amount } as Goal)
}

/** Stores the actor's goal. */
export async function changeGoal(db: Queryable, { userId }: Actor, goal: Goal): Promise<Goal> {
  await writeGoal.execute(db, { userId, ...goal })
  return goal
}

/** Counts reading time towards the actor's day. */
export async function countReading(
  db: Queryable,
  { userId }: Actor,
  { seconds, tz }: { readonly seconds: number; readonly tz: string },
): Promise<void> {
  if (seconds === 0) return
  await addReading.execute(db, { userId, day: localDate(new Date(), tz), seconds })
}
