import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { addDays, localDate, sundayOf } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { rounded } from '../../vocabulary/word-rows'

const FORECAST_DAYS = 30
/** Seconds: in no zone does a day begin within a quarter of an hour. */
const QUARTER = 900
const WEEKS = 26
const HARDEST = 20
/** Fewer answers to a word say little. */
const ENOUGH_ANSWERS = 2

/** What Anki's users value: forecast, true retention, memory over time, hardest words; all from log and vocabulary. */
export async function insights(pool: pg.Pool, actor: Actor, tz: string): Promise<Insights> {
  const today = localDate(new Date(), tz)
  const since = addDays(sundayOf(today), -7 * (WEEKS - 1))
  const [forecast, retention, stability, hardest] = await Promise.all([
    forecastOf(pool, actor, tz, today),
    retentionOf(pool, actor, since),
    stabilityOf(pool, actor, since, today),
    hardestOf(pool, actor),
  ])
  return { forecast, retention, stability, hardest }
}

async function forecastOf(
  pool: pg.Pool,
  actor: Actor,
  tz: string,
  today: string,
): Promise<Insights['forecast']> {
  const { rows } = await pool.query<{ next: Date; words: number }>(
    `SELECT to_timestamp(floor(extract(epoch FROM next_repeated_at) / ${QUARTER}) * ${QUARTER}) AS next,
       count(*)::int AS words
     FROM main_voc_item
     WHERE user_id = $1 AND repeat_count > 0 AND priority > 0 AND mark < 2
       AND next_repeated_at < now() + make_interval(days => ${FORECAST_DAYS} + 1)
     GROUP BY 1`,
    [actor.userId],
  )
  const due = new Map<string, number>()
  for (const { next, words } of rows) {
    const date = localDate(next, tz)
    const day = date < today ? today : date
    due.set(day, (due.get(day) ?? 0) + words)
  }
  return Array.from({ length: FORECAST_DAYS }, (_, days) => {
    const date = addDays(today, days)
    return { date, due: due.get(date) ?? 0 }
  })
}

/** The Sunday with which the week of a date begins, in SQL. */
const week = (date: string) => `(${date} - extract(dow FROM ${date})::int)`

async function retentionOf(pool: pg.Pool, actor: Actor, since: string): Promise<Insights['retention']> {
  const { rows } = await pool.query<Insights['retention'][number]>(
    `SELECT ${week('local_date')}::text AS week, count(*)::int AS answers,
       (count(*) FILTER (WHERE is_correct))::int AS correct
     FROM (
       SELECT DISTINCT ON (local_date, spell_id) local_date, is_correct, repeat_count_before FROM answer_log
       WHERE user_id = $1 AND undone_at IS NULL AND local_date >= $2 ORDER BY local_date, spell_id, id
     ) first
     WHERE repeat_count_before > 0 GROUP BY 1 ORDER BY 1`,
    [actor.userId, since],
  )
  return rows
}

/** A word's stability holds from the day of its answer until that of the next one. */
async function stabilityOf(
  pool: pg.Pool,
  actor: Actor,
  since: string,
  today: string,
): Promise<Insights['stability']> {
  const { rows } = await pool.query<Insights['stability'][number]>(
    `WITH spans AS (
       SELECT local_date AS from_day, lead(local_date) OVER (PARTITION BY spell_id ORDER BY id) AS until_day, stability
       FROM answer_log WHERE user_id = $1 AND undone_at IS NULL AND stability IS NOT NULL
     )
     SELECT w::date::text AS week, count(*)::int AS words,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY stability) AS median_days
     FROM generate_series($2::date, $3::date, interval '7 days') w
     JOIN spans ON from_day <= w + interval '6 days' AND (until_day IS NULL OR until_day > w + interval '6 days')
     GROUP BY w ORDER BY w`,
    [actor.userId, since, today],
  )
  return rows.map((row) => ({ ...row, median_days: rounded(row.median_days) }))
}

/** By the share of mistakes, one more right answer assumed, so that one mistake in two does not lead the list. */
async function hardestOf(pool: pg.Pool, actor: Actor): Promise<Insights['hardest']> {
  const { rows } = await pool.query<Insights['hardest'][number]>(
    `SELECT a.spell_id, i.spell_lower, a.answers, a.mistakes, i.score
     FROM (
       SELECT spell_id, count(*)::int AS answers, (count(*) FILTER (WHERE NOT is_correct))::int AS mistakes
       FROM answer_log WHERE user_id = $1 AND undone_at IS NULL GROUP BY spell_id
     ) a JOIN main_voc_item i ON i.user_id = $1 AND i.spell_id = a.spell_id
     WHERE a.mistakes > 0 AND a.answers >= ${ENOUGH_ANSWERS}
     ORDER BY a.mistakes::float8 / (a.answers + 1) DESC, a.mistakes DESC, i.score, a.spell_id LIMIT ${HARDEST}`,
    [actor.userId],
  )
  return rows.map((row) => ({ ...row, score: rounded(row.score) }))
}
