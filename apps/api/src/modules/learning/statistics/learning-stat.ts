import type { DailyActivity, LearningStat } from '@wordhoard/contracts/learning-statistics'
import {
  addDays,
  type Break,
  daysInRow,
  daysOfPractice,
  localDate,
  longestRow,
} from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { roundScore } from '../../vocabulary/word-rows'
import { listBreaks } from '../learn-settings'
import { FIRST_DAY } from '../sums/answer-days.queries'
import { sumAnswers } from '../sums/sum-answers'
import { activityAfter, endsOfRows, totalsOfAnswers } from './learning-stat.queries'

/** Days in the activity calendar, with some to spare because it begins on a Sunday. */
const ACTIVITY_DAYS = 110
/** Number of days read at a time while the streak continues. */
const DAYS_AT_ONCE = 400

/** Returns figures for today and for all time, by the user's days. */
export async function learningStat(pool: pg.Pool, actor: Actor, tz: string): Promise<LearningStat> {
  const today = localDate(new Date(), tz)
  await sumAnswers(pool, actor)
  const [totals, days_in_row] = await Promise.all([
    totalsOfAnswers.fetchOne(pool, { userId: actor.userId, today }),
    rowOfDays(pool, actor, tz, today),
  ])
  return { ...totals, days_in_row }
}

/** Returns the length of the streak, reading only as far back as it goes. */
export async function rowOfDays(
  pool: pg.Pool,
  actor: Actor,
  tz: string,
  today: string = localDate(new Date(), tz),
): Promise<number> {
  const breaks: readonly Break[] = await listBreaks(pool, actor)
  const pause = breaks.reduce((days, { from, until }) => days + daysBetween(from, until), 0)
  for (let reach = DAYS_AT_ONCE; ; reach *= 4) {
    const since = addDays(today, -reach - pause)
    const count = daysInRow(await listPractisedDays(pool, actor, tz, since), today, breaks)
    // The streak may continue before the days read, so read further back.
    if (count < reach - 2) return count
  }
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
}

/** Returns the length of the user's longest row of days. */
export async function longestRowOfDays(pool: pg.Pool, actor: Actor, tz: string): Promise<number> {
  const [days, breaks] = await Promise.all([
    listPractisedDays(pool, actor, tz, FIRST_DAY),
    listBreaks(pool, actor),
  ])
  return longestRow(days, breaks)
}

/** Returns the days that count as practised, from a day on. */
async function listPractisedDays(
  pool: pg.Pool,
  { userId }: Actor,
  tz: string,
  since: string,
): Promise<Set<string>> {
  const rows = await endsOfRows.fetchAll(pool, { userId, since })
  const answers = rows.flatMap(({ date, first, last }) => [
    { at: first, localDate: date },
    { at: last, localDate: date },
  ])
  const days = daysOfPractice(answers, tz)
  for (const [index, { date, goes_on }] of rows.entries()) {
    const end = rows[index + 1]?.date
    if (goes_on && end !== undefined) for (let day = date; day < end; day = addDays(day, 1)) days.add(day)
  }
  return days
}

/** Lists the user's days with answers, oldest first. */
export async function activityPerDay(pool: pg.Pool, actor: Actor, tz: string): Promise<DailyActivity[]> {
  const day = addDays(localDate(new Date(), tz), -ACTIVITY_DAYS)
  await sumAnswers(pool, actor)
  const rows = await activityAfter.fetchAll(pool, { userId: actor.userId, day })
  return rows.map((row) => ({ ...row, sum_score_delta: roundScore(row.sum_score_delta) }))
}
