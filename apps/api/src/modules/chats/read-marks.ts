import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { markPublished } from '../../lib/events/after-commit'
import { transaction } from '../../lib/transaction'
import { openChat } from './chat-access'
import { messageOfChat, moveMark } from './read-marks.queries'

/**
 * Moves the actor's read mark forward to a message, never back. Throws `chat_not_found`, `forbidden`,
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
    const message = await messageOfChat.fetchFirst(client, { chatId, messageId })
    if (!message) throw new AppError('message_not_found')
    const moved = await moveMark.fetchOne(client, { chatId, userId: actor.userId, messageId })
    markPublished(client)
    return { last_read_message_id: moved.last_read_message_id }
  })
}
