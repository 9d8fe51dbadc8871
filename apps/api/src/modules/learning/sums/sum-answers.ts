import { lockUntilCommit } from '@wordhoard/database/sql/advisory-lock'
import { addDays, localDate, sundayOf } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { transaction } from '../../../lib/transaction'
import { FIRST_DAY } from './answer-days.queries'
import {
  commitWithoutWaiting,
  deleteSums,
  setSummedUntil,
  sumDays,
  summedUntil,
  sumTables,
  sumWeek,
  sumWords,
  weeksWithAnswers,
} from './sum-answers.queries'

/** Namespace of these locks; the trigger on the log takes the same ones (migration 0035). */
const SUMS_LOCK = 7_235
/** Weeks whose medians are summed when all is summed at once; statistics show 26. */
const WEEKS = 27

/**
 * Sums a user's answers of all days that are over in every time zone. Statistics read these sums, and the log for the
 * days since, so that they don't slow down as the log grows. Does nothing if that has been done today.
 *
 * @param isAfresh whether to sum everything again from the log
 * @param until the first day that isn't summed
 */
export async function sumAnswers(
  pool: pg.Pool,
  { userId }: Pick<Actor, 'userId'>,
  {
    isAfresh = false,
    until = addDays(localDate(new Date(), 'UTC'), -2),
  }: { readonly isAfresh?: boolean; readonly until?: string } = {},
): Promise<void> {
  const summed = await summedUntil.fetchFirst(pool, { userId })
  if (!isAfresh && summed && summed.until_day >= until) return
  await transaction(pool, async (client) => {
    await commitWithoutWaiting.execute(client, {})
    await lockUntilCommit(client, SUMS_LOCK, userId)
    const before = isAfresh ? undefined : await summedUntil.fetchFirst(client, { userId })
    if (before && before.until_day >= until) return
    if (!before) for (const table of sumTables) await deleteSums({ table }).execute(client, { userId })
    await sumSpan(client, userId, before?.until_day ?? FIRST_DAY, until)
    await setSummedUntil.execute(client, { userId, until })
  })
}

async function sumSpan(client: pg.PoolClient, userId: number, since: string, until: string): Promise<void> {
  await sumDays.execute(client, { userId, since, until })
  let from = since
  for (const week of await weeksToSum(client, userId, since, until)) {
    const end = addDays(week, 7)
    await sumWords.execute(client, { userId, since: from, until: end < until ? end : until })
    await sumWeek.execute(client, { userId, week })
    from = end
  }
}

/** Returns the weeks with answers; of those too old to be shown, the last one only. */
async function weeksToSum(
  client: pg.PoolClient,
  userId: number,
  since: string,
  until: string,
): Promise<string[]> {
  const weeks = (await weeksWithAnswers.fetchAll(client, { userId, since, until })).map(({ week }) => week)
  const oldest = addDays(sundayOf(until), -7 * WEEKS)
  const shown = weeks.findIndex((week) => week >= oldest)
  const first = shown === -1 ? weeks.length : shown
  return weeks.slice(Math.max(0, first - 1))
}
