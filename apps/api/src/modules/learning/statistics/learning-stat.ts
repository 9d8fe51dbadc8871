import type { DailyActivity, LearningStat } from '@wordhoard/contracts/learning-statistics'
import { addDays, type Break, daysInRow, localDate, practisedDays } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { rounded } from '../../vocabulary/word-rows'
import { plannedBreaks } from '../learn-settings'

/** Days of the activity calendar, and some more: it begins with a Sunday. */
const ACTIVITY_DAYS = 110
/** Days that are read at a time while the row of days goes on. */
const DAYS_AT_ONCE = 120

/** All answers of user $1, and those of their day $2. */
const totals = `
  SELECT count(*)::int AS total_all, (count(*) FILTER (WHERE is_correct))::int AS correct_all,
    count(DISTINCT session_id)::int AS session_count,
    (count(*) FILTER (WHERE local_date = $2))::int AS total_today,
    (count(*) FILTER (WHERE local_date = $2 AND is_correct))::int AS correct_today,
    (count(DISTINCT spell_id) FILTER (WHERE local_date = $2))::int AS spells_today
  FROM answer_log WHERE user_id = $1 AND undone_at IS NULL`

/** Most right answers in a row: those between two wrong ones are as many as their places differ, less one. */
const bestStreak = `
  WITH numbered AS (
    SELECT is_correct, row_number() OVER (ORDER BY id) AS place FROM answer_log WHERE user_id = $1 AND undone_at IS NULL
  ), ends AS (
    SELECT place FROM numbered WHERE NOT is_correct
    UNION ALL SELECT 0 UNION ALL SELECT count(*) + 1 FROM numbered
  )
  SELECT coalesce(max(length), 0)::int AS best
  FROM (SELECT place - lag(place) OVER (ORDER BY place) - 1 AS length FROM ends) runs`

/** Figures of today and of all time, by the user's days. */
export async function learningStat(pool: pg.Pool, actor: Actor, tz: string): Promise<LearningStat> {
  const today = localDate(new Date(), tz)
  const [sums, streak, days_in_row] = await Promise.all([
    pool.query<Omit<LearningStat, 'best_streak_ever' | 'days_in_row'>>(totals, [actor.userId, today]),
    pool.query<{ best: number }>(bestStreak, [actor.userId]),
    rowOfDays(pool, actor, tz, today),
  ])
  return { ...sums.rows[0]!, best_streak_ever: streak.rows[0]!.best, days_in_row }
}

/** First and last answer of each of the user's days, back from the latest, from day $2 on. */
const answersOfDays = `
  SELECT local_date::text AS date, min(answered_at) AS first, max(answered_at) AS last
  FROM answer_log WHERE user_id = $1 AND undone_at IS NULL AND local_date >= $2 GROUP BY local_date`

/** Reads as far back as the row of days goes, which for most people is not far. */
async function rowOfDays(pool: pg.Pool, actor: Actor, tz: string, today: string): Promise<number> {
  const breaks: readonly Break[] = await plannedBreaks(pool, actor)
  const pause = breaks.reduce((days, { from, until }) => days + daysBetween(from, until), 0)
  for (let reach = DAYS_AT_ONCE; ; reach *= 4) {
    const { rows } = await pool.query<{ date: string; first: Date; last: Date }>(answersOfDays, [
      actor.userId,
      addDays(today, -reach - pause),
    ])
    const answers = rows.flatMap(({ date, first, last }) => [
      { at: first, localDate: date },
      { at: last, localDate: date },
    ])
    const count = daysInRow(practisedDays(answers, tz), today, breaks)
    // A row that may go on beyond what was read is read further.
    if (count < reach - 2) return count
  }
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
}

/** The user's days with answers, oldest first. */
export async function activityPerDay(pool: pg.Pool, actor: Actor, tz: string): Promise<DailyActivity[]> {
  const { rows } = await pool.query<DailyActivity>(
    `SELECT local_date::text AS log_date, count(DISTINCT session_id)::int AS sessions,
       sum(score_delta) AS sum_score_delta, count(*)::int AS total_answers,
       count(DISTINCT spell_id)::int AS unique_spells_count
     FROM answer_log WHERE user_id = $1 AND undone_at IS NULL AND local_date > $2
     GROUP BY local_date ORDER BY local_date`,
    [actor.userId, addDays(localDate(new Date(), tz), -ACTIVITY_DAYS)],
  )
  return rows.map((row) => ({ ...row, sum_score_delta: rounded(row.sum_score_delta) }))
}
