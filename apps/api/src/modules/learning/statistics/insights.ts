import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { addDays, localDate, sundayOf } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { addSpellings } from '../../dictionary/spellings'
import { roundScore } from '../../vocabulary/word-rows'
import { sumAnswers } from '../sums/sum-answers'
import {
  FORECAST_DAYS,
  hardestWords,
  MAX_HARDEST,
  retentionByWeek,
  summedWeeks,
  unsummedWeeks,
  WEEKS,
  wordsDueNext,
} from './insights.queries'

/**
 * Returns the figures that users of Anki value: forecast, true retention, memory over time and hardest words. All are
 * computed from the log and the vocabulary.
 */
export async function insights(pool: pg.Pool, actor: Actor, tz: string): Promise<Insights> {
  const today = localDate(new Date(), tz)
  const since = addDays(sundayOf(today), -7 * (WEEKS - 1))
  const { userId } = actor
  await sumAnswers(pool, actor)
  const [forecast, retention, stability, hardest] = await Promise.all([
    forecastOf(pool, actor, tz, today),
    retentionByWeek.fetchAll(pool, { userId, since }),
    stabilityByWeek(pool, actor, since, today),
    hardestOf(pool, actor),
  ])
  return {
    forecast,
    retention,
    stability,
    hardest: hardest.map((row) => ({ ...row, score: roundScore(row.score) })),
  }
}

async function hardestOf(pool: pg.Pool, { userId }: Actor) {
  const rows = await hardestWords({ amongAll: false }).fetchAll(pool, { userId })
  // Somebody with fewer has practised few words, or has removed many from the vocabulary.
  const hardest =
    rows.length === MAX_HARDEST ? rows : await hardestWords({ amongAll: true }).fetchAll(pool, { userId })
  return addSpellings(pool, hardest)
}

/** Returns what was in memory at the end of each week up to now. A week without answers leaves it as it was. */
async function stabilityByWeek(
  pool: pg.Pool,
  { userId }: Actor,
  since: string,
  today: string,
): Promise<Insights['stability']> {
  const [summed, later] = await Promise.all([
    summedWeeks.fetchAll(pool, { userId, since }),
    unsummedWeeks.fetchAll(pool, { userId }),
  ])
  const states = new Map([...summed, ...later].map((row) => [row.week, row]))
  const before = [...states.keys()].filter((week) => week < since).sort()
  let state = states.get(before.at(-1) ?? '')
  return Array.from({ length: WEEKS }, (_, index) => addDays(since, 7 * index)).flatMap((week) => {
    state = states.get(week) ?? state
    return state && week <= today
      ? [{ week, words: state.words, median_days: roundScore(state.median_days) }]
      : []
  })
}

async function forecastOf(
  pool: pg.Pool,
  actor: Actor,
  tz: string,
  today: string,
): Promise<Insights['forecast']> {
  const rows = await wordsDueNext.fetchAll(pool, { userId: actor.userId })
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
