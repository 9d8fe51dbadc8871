import type { MessageItem, MessagesQuery } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { openChat } from './chat-access'
import { type DatabaseMessage, messageColumns, messageJoins, presentedMessage } from './message-rows'

/** $1 chat, $2 viewer, $3 before, $4 after, $5 limit, $6 offset. The page comes from the index alone. */
const page = `
  WITH page AS MATERIALIZED (
    SELECT id FROM message
    WHERE chat_id = $1 AND id < coalesce($3::bigint, 9223372036854775807) AND id > coalesce($4::bigint, 0)
    ORDER BY id DESC LIMIT $5 OFFSET $6
  )
  SELECT ${messageColumns('$2::int')}
  FROM page JOIN message m ON m.id = page.id JOIN chat h ON h.id = m.chat_id ${messageJoins('$2::int')}
  ORDER BY m.id DESC`

/** A page of a chat's messages, the newest first. Throws `chat_not_found`, `forbidden`. */
export async function messagesOf(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  { before_id, after_id, limit, offset }: MessagesQuery,
): Promise<MessageItem[]> {
  await openChat(pool, actor, chatId)
  const values = [chatId, actor.userId, before_id ?? null, after_id ?? null, limit, offset]
  const { rows } = await pool.query<DatabaseMessage>(page, values)
  return rows.map(presentedMessage)
}

/** One message as somebody sees it who may. Throws `chat_not_found` when it went with its chat. */
export async function messageById(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  id: number,
): Promise<MessageItem> {
  const { rows } = await db.query<DatabaseMessage>(
    `SELECT ${messageColumns('$2::int')} FROM message m JOIN chat h ON h.id = m.chat_id ${messageJoins('$2::int')}
     WHERE m.id = $1`,
    [id, actor.userId],
  )
  if (!rows[0]) throw new AppError('chat_not_found')
  return presentedMessage(rows[0])
}
