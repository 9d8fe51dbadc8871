import type { MessageItem, MessagesQuery } from '@wordhoard/contracts/chats'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { openChat } from './chat-access'
import { messagesPage } from './list-messages.queries'
import { presentMessage } from './message-rows'

/** Lists a page of a chat's messages, newest first. Throws `chat_not_found`, `forbidden`. */
export async function messagesOf(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  { before_id, after_id, limit, offset }: MessagesQuery,
): Promise<MessageItem[]> {
  await openChat(pool, actor, chatId)
  const messages = await messagesPage.fetchAll(pool, {
    chatId,
    viewerId: actor.userId,
    beforeId: before_id ?? null,
    afterId: after_id ?? null,
    limit,
    offset,
  })
  return messages.map(presentMessage)
}

/**
 * Returns one message of a chat as the actor sees it; the caller has checked that they may. It is a page of its own,
 * because PostgreSQL would plan a statement that looks for an id in all months anew at each call. Throws
 * `chat_not_found` if the message was deleted along with its chat.
 */
export async function messageById(
  db: Queryable,
  actor: Actor,
  chatId: number,
  id: number,
): Promise<MessageItem> {
  const page = { beforeId: id + 1, afterId: id - 1, limit: 1, offset: 0 }
  const message = await messagesPage.fetchFirst(db, { chatId, viewerId: actor.userId, ...page })
  if (!message) throw new AppError('chat_not_found')
  return presentMessage(message)
}
