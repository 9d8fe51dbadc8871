import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { localDate } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { settingsOf } from '../learn-settings'

/** What there is to do on the user's day. Words that were begun and taken back do not count as begun. */
export async function learnToday(pool: pg.Pool, actor: Actor, tz: string): Promise<LearnToday> {
  const today = localDate(new Date(), tz)
  const [settings, { rows }] = await Promise.all([
    settingsOf(pool, actor, today),
    pool.query<{ due: number; fresh: number; begun_today: number; has_words: boolean }>(
      `SELECT
         (SELECT count(*)::int FROM main_voc_item WHERE user_id = $1 AND repeat_count > 0 AND priority > 0 AND mark < 2
            AND next_repeated_at <= now()) AS due,
         (SELECT count(*)::int FROM main_voc_item WHERE user_id = $1 AND repeat_count = 0 AND priority > 0 AND mark < 2)
           AS fresh,
         (SELECT count(*)::int FROM answer_log WHERE user_id = $1 AND local_date = $2 AND repeat_count_before = 0
            AND stability IS NOT NULL AND undone_at IS NULL) AS begun_today,
         EXISTS (SELECT FROM main_voc_item WHERE user_id = $1 AND priority > 0) AS has_words`,
      [actor.userId, today],
    ),
  ])
  return { ...settings, ...rows[0]! }
}
