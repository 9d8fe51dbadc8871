import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { localDate } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { settingsOf } from '../learn-settings'
import { todayOfUser } from './today.queries'

/** Returns what the user can do on their current day. */
export async function readToday(pool: pg.Pool, actor: Actor, tz: string): Promise<LearnToday> {
  const today = localDate(new Date(), tz)
  const [settings, words] = await Promise.all([
    settingsOf(pool, actor, today),
    todayOfUser.fetchOne(pool, { userId: actor.userId, today }),
  ])
  return { ...settings, ...words }
}
