import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { addDays, localDate, sundayOf } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { roundScore } from '../../vocabulary/word-rows'
import {
  FORECAST_DAYS,
  hardestWords,
  retentionByWeek,
  stabilityByWeek,
  wordsDueNext,
} from './insights.queries'

const WEEKS = 26

/**
 * Returns the figures that users of Anki value: forecast, true retention, memory over time and hardest words. All are
 * computed from the log and the vocabulary.
 */
export async function insights(pool: pg.Pool, actor: Actor, tz: string): Promise<Insights> {
  const today = localDate(new Date(), tz)
  const since = addDays(sundayOf(today), -7 * (WEEKS - 1))
  const { userId } = actor
  const [forecast, retention, stability, hardest] = await Promise.all([
    forecastOf(pool, actor, tz, today),
    retentionByWeek.fetchAll(pool, { userId, since }),
    stabilityByWeek.fetchAll(pool, { userId, since, today }),
    hardestWords.fetchAll(pool, { userId }),
  ])
  return {
    forecast,
    retention,
    stability: stability.map((row) => ({ ...row, median_days: roundScore(row.median_days) })),
    hardest: hardest.map((row) => ({ ...row, score: roundScore(row.score) })),
  }
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
