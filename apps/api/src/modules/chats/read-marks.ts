import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { notified, tick } from '../chat-events/chat-events-text'
import { openChat } from './chat-access'

/** $1 chat, $2 user, $3 message. */
const move = `
  WITH tick AS (${tick}), mark AS (
    INSERT INTO chat_member AS p (chat_id, user_id, last_read_message_id, read_event_id)
    SELECT $1, $2, $3, last FROM tick
    ON CONFLICT (chat_id, user_id) DO UPDATE SET
      last_read_message_id = greatest(p.last_read_message_id, excluded.last_read_message_id),
      read_event_id = excluded.read_event_id
    RETURNING last_read_message_id, read_event_id
  )
  SELECT last_read_message_id::float8 AS last_read_message_id,
    ${notified("jsonb_build_object('id', read_event_id, 'kind', 'read', 'chat_id', $1::int, 'user_id', $2::int, 'message_id', last_read_message_id)")}
  FROM mark`

/**
 * Moves the actor's read mark up to a message; it never goes back. Throws `chat_not_found`, `forbidden`,
 * `message_not_found`.
 */
export async function moveReadMark(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  messageId: number,
): Promise<{ last_read_message_id: number }> {
  const { chat } = await openChat(pool, actor, chatId)
  if (chat.last_read !== null && chat.last_read >= messageId) return { last_read_message_id: chat.last_read }
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query('SELECT FROM message WHERE id = $2 AND chat_id = $1', [
      chatId,
      messageId,
    ])
    if (!rowCount) throw new AppError('message_not_found')
    const { rows } = await client.query<{ last_read_message_id: number }>(move, [
      chatId,
      actor.userId,
      messageId,
    ])
    return { last_read_message_id: rows[0]!.last_read_message_id }
  })
}
