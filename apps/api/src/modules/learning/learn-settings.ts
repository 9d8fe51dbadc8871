import { DEFAULT_NEW_WORDS_PER_DAY } from '@wordhoard/contracts/learning'
import type { LearnSettings, LearnSettingsUpdate } from '@wordhoard/contracts/learning-statistics'
import { addDays, type Break, localDate } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'
import {
  breaksOfUser,
  deleteBreaksAfter,
  moveBreakEnd,
  planBreak,
  settingsOfUser,
  writeSettings,
  zoneOfLastAnswer,
} from './learn-settings.queries'

type Db = Pick<pg.Pool, 'query'>

/** Lists all planned breaks, including past ones, the oldest first. */
export function listBreaks(db: Db, actor: Actor): Promise<Break[]> {
  return breaksOfUser.fetchAll(db, { userId: actor.userId })
}

/** @param today the user's date */
export async function settingsOf(db: Db, actor: Actor, today: string): Promise<LearnSettings> {
  const { new_words_per_day, break_until } = await settingsOfUser.fetchOne(db, {
    userId: actor.userId,
    today,
  })
  return { new_words_per_day: new_words_per_day ?? DEFAULT_NEW_WORDS_PER_DAY, break_until }
}

/**
 * Changes the settings. A break begins today in the user's time zone, or in that of their last answer. A new date moves
 * the end of the current break; null or a past date ends it.
 */
export function changeSettings(
  pool: pg.Pool,
  actor: Actor,
  { new_words_per_day, break_until, tz }: LearnSettingsUpdate,
): Promise<LearnSettings> {
  const { userId } = actor
  return transaction(pool, async (client) => {
    await writeSettings.execute(client, { userId, newWordsPerDay: new_words_per_day })
    const today = localDate(new Date(), tz ?? (await lastZone(client, actor)))
    const until = break_until !== null && break_until >= today ? break_until : addDays(today, -1)
    // The current break gets its new end, unless that is before its beginning.
    await deleteBreaksAfter.execute(client, { userId, today, until })
    const moved = await moveBreakEnd.execute(client, { userId, today, until })
    if (moved === 0 && until >= today) await planBreak.execute(client, { userId, today, until })
    return settingsOf(client, actor, today)
  })
}

/** Returns the time zone of the last answer; UTC before the first. */
async function lastZone(client: pg.PoolClient, { userId }: Actor): Promise<string> {
  return (await zoneOfLastAnswer.fetchFirst(client, { userId }))?.zone ?? 'UTC'
}
