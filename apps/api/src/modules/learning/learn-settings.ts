import { DEFAULT_NEW_WORDS_PER_DAY } from '@wordhoard/contracts/learning'
import type { LearnSettings, LearnSettingsUpdate } from '@wordhoard/contracts/learning-statistics'
import { addDays, type Break, localDate } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'

/** All breaks that were planned, past ones too, the oldest first. */
export async function plannedBreaks(pool: Pick<pg.Pool, 'query'>, actor: Actor): Promise<Break[]> {
  const { rows } = await pool.query<Break>(
    `SELECT from_day::text AS "from", until_day::text AS until FROM planned_break WHERE user_id = $1 ORDER BY from_day`,
    [actor.userId],
  )
  return rows
}

/** @param today the user's date */
export async function settingsOf(
  pool: Pick<pg.Pool, 'query'>,
  actor: Actor,
  today: string,
): Promise<LearnSettings> {
  const { rows } = await pool.query<{ new_words_per_day: number | null; break_until: string | null }>(
    `SELECT (SELECT new_words_per_day FROM learn_settings WHERE user_id = $1) AS new_words_per_day,
       (SELECT max(until_day)::text FROM planned_break WHERE user_id = $1 AND until_day >= $2) AS break_until`,
    [actor.userId, today],
  )
  const { new_words_per_day, break_until } = rows[0]!
  return { new_words_per_day: new_words_per_day ?? DEFAULT_NEW_WORDS_PER_DAY, break_until }
}

/**
 * Changes the settings. A break begins today where the user is, else where they last answered; a new date moves the end of the
 * one that is on, null or a date that has passed ends it.
 */
export function changeSettings(
  pool: pg.Pool,
  actor: Actor,
  { new_words_per_day, break_until, tz }: LearnSettingsUpdate,
): Promise<LearnSettings> {
  return transaction(pool, async (client) => {
    await client.query(
      `INSERT INTO learn_settings (user_id, new_words_per_day) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET new_words_per_day = excluded.new_words_per_day`,
      [actor.userId, new_words_per_day],
    )
    const today = localDate(new Date(), tz ?? (await lastZone(client, actor)))
    const until = break_until !== null && break_until >= today ? break_until : addDays(today, -1)
    // The break that is on gets its new end, unless that is before its beginning.
    await client.query('DELETE FROM planned_break WHERE user_id = $1 AND until_day >= $2 AND from_day > $3', [
      actor.userId,
      today,
      until,
    ])
    const { rowCount } = await client.query(
      'UPDATE planned_break SET until_day = $3 WHERE user_id = $1 AND until_day >= $2',
      [actor.userId, today, until],
    )
    if (!rowCount && until >= today) {
      await client.query(
        `INSERT INTO planned_break (user_id, from_day, until_day) VALUES ($1, $2, $3)
         ON CONFLICT (user_id, from_day) DO UPDATE SET until_day = excluded.until_day`,
        [actor.userId, today, until],
      )
    }
    return settingsOf(client, actor, today)
  })
}

/** The zone of the last answer; UTC before the first. */
async function lastZone(client: pg.PoolClient, actor: Actor): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    'SELECT zone FROM answer_log WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
    [actor.userId],
  )
  return rows[0]?.zone ?? 'UTC'
}
