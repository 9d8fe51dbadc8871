import type { UserReport } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { consumeAttempt } from '../accounts/login/guesses'
import { readableMessage } from '../chats/readable-message'
import { refuseSelf } from '../profiles/follows'
import { assertThere } from '../profiles/profile'
import type { ReportMails } from './report-mails'

/** Reports of one person in a day. */
const limit = { most: 20, windowSeconds: 24 * 60 * 60 }

/**
 * The oldest school that both are active in, or the one of the classroom that the message stands in, and the addresses of
 * who runs it but for the two themselves. $1 reporter, $2 reported, $3 school or null.
 */
const schoolOf = `
  SELECT s.id, s.name, ARRAY(
    SELECT u.email FROM school_member r JOIN user_account u ON u.id = r.user_id
    WHERE r.school_id = s.id AND r.is_active AND r.role IN ('owner', 'manager') AND r.user_id NOT IN ($1, $2)
    ORDER BY u.id LIMIT 20
  ) AS addresses
  FROM school s
  JOIN school_member a ON a.school_id = s.id AND a.user_id = $1 AND a.is_active
  JOIN school_member b ON b.school_id = s.id AND b.user_id = $2 AND b.is_active
  WHERE $3::int IS NULL OR s.id = $3
  ORDER BY s.id LIMIT 1`

/**
 * Reports somebody, in a school to its managers. Throws `user_not_found`, `message_not_found`, `invalid_input` for oneself,
 * `too_many_requests`.
 */
export async function reportUser(
  { pool, mails }: { readonly pool: pg.Pool; readonly mails: ReportMails },
  actor: Actor,
  id: number,
  { reason, text, message_id }: UserReport,
): Promise<void> {
  refuseSelf(actor, id, 'You cannot report yourself')
  const message = message_id === undefined ? undefined : await readableMessage(pool, actor, message_id)
  if (message && message.user_id !== id) throw new AppError('message_not_found')
  // Who has blocked the reporter can be reported for what they wrote, though their profile is gone.
  if (!message) await assertThere(pool, actor, id)
  await consumeAttempt(pool, `report:${actor.userId}`, limit)
  const names = await pool.query<{ reporter: string; reported: string }>(
    'SELECT a.username AS reporter, b.username AS reported FROM user_account a, user_account b WHERE a.id = $1 AND b.id = $2',
    [actor.userId, id],
  )
  const name = names.rows[0]
  if (!name) throw new AppError('user_not_found')
  const { rows } = await pool.query<{ name: string; addresses: string[] }>(schoolOf, [
    actor.userId,
    id,
    message?.school_id ?? null,
  ])
  mails.report(rows[0]?.addresses ?? [], {
    reason,
    text,
    ...name,
    quoted: message?.content,
    school: rows[0]?.name,
  })
}
