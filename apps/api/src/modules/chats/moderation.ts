import type { MessageItem, MutedMember } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { tellOfAccess } from '../chat-events/chat-events'
import { notified, tick } from '../chat-events/chat-events-text'
import { personJson } from '../profiles/person-json-text'
import { rosterName } from '../school/roster-name-text'
import { openChat } from './chat-access'
import { presentedUser } from './message-rows'
import { readableMessage } from './readable-message'

/** The message stays as a gap, so that what was said about it can be followed; what it said is gone. */
const erase = `
  WITH tick AS (${tick}), gone AS (
    UPDATE message SET content = '', attachment_kind = NULL, spell_id = NULL, article_id = NULL, voc_id = NULL,
      deleted_event_id = tick.last
    FROM tick WHERE id = $1 RETURNING id, chat_id, deleted_event_id
  )
  SELECT ${notified("jsonb_build_object('id', deleted_event_id, 'kind', 'deleted', 'chat_id', chat_id, 'message_id', id)")}
  FROM gone`

/** Deletes an own message, or as a teacher one of the classroom. Throws `message_not_found`, `forbidden`. */
export async function eraseMessage(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const message = await readableMessage(pool, actor, id)
  if (message.user_id !== actor.userId) {
    const { rights } = await openChat(pool, actor, message.chat_id)
    if (!rights.moderate) throw new AppError('forbidden')
  }
  if (!message.is_deleted) await transaction(pool, (client) => client.query(erase, [id]))
}

/** Opens a classroom's chat for students, or closes it. Throws `chat_not_found`, `forbidden`. */
export async function switchChat(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  isOpen: boolean,
): Promise<{ is_open: boolean }> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  await transaction(pool, async (client) => {
    // First, as whoever sends does: the clock is locked before the chat.
    await tellOfAccess(client, { chatId })
    await client.query('UPDATE chat SET is_open = $2 WHERE id = $1', [chatId, isOpen])
  })
  return { is_open: isOpen }
}

/**
 * Keeps a student from writing for some minutes. Throws `chat_not_found`, `forbidden`, and `member_not_found` for whom the
 * chat does not have or who is staff.
 */
export async function muteStudent(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  userId: number,
  minutes: number,
): Promise<{ muted_until: string | null }> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  return transaction(pool, async (client) => {
    await tellOfAccess(client, { chatId, userId })
    const { rows } = await client.query<{ muted_until: Date | null }>(
      `INSERT INTO chat_member AS p (chat_id, user_id, muted_until)
     SELECT h.id, k.user_id, CASE WHEN $3::int > 0 THEN now() + make_interval(mins => $3::int) END
     FROM chat h JOIN classroom_member k ON k.classroom_id = h.classroom_id
     JOIN school_member s ON s.school_id = k.school_id AND s.user_id = k.user_id AND s.role = 'student' AND s.is_active
     WHERE h.id = $1 AND k.user_id = $2
     ON CONFLICT (chat_id, user_id) DO UPDATE SET muted_until = excluded.muted_until RETURNING muted_until`,
      [chatId, userId, minutes],
    )
    if (!rows[0]) throw new AppError('member_not_found')
    return { muted_until: rows[0].muted_until?.toISOString() ?? null }
  })
}

/** Who may not write in a classroom's chat for now. Throws `chat_not_found`, `forbidden`. */
export async function mutedIn(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MutedMember[]> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  // Whoever became staff meanwhile writes all the same.
  const { rows } = await pool.query<{ user: MessageItem['user']; muted_until: Date }>(
    `SELECT ${personJson('u', 'NULL::int', 'true', rosterName('u', 'k.school_id'))} AS user, p.muted_until
     FROM chat_member p JOIN user_account u ON u.id = p.user_id
     JOIN chat h ON h.id = p.chat_id
     JOIN classroom_member k ON k.classroom_id = h.classroom_id AND k.user_id = p.user_id
     JOIN school_member s ON s.school_id = k.school_id AND s.user_id = k.user_id AND s.role = 'student' AND s.is_active
     WHERE p.chat_id = $1 AND p.muted_until > now() ORDER BY p.muted_until, u.username_lower LIMIT $2 OFFSET $3`,
    [chatId, limit, offset],
  )
  return rows.map(({ user, muted_until }) => ({
    user: presentedUser(user),
    muted_until: muted_until.toISOString(),
  }))
}
