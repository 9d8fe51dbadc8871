import type { ChatListItem, MessageItem } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { chatsPage, countUnreadChats } from './list-chats.queries'
import { authorOrDeleted } from './message-rows'

/** Lists the actor's chats, most recently active first. */
export async function chatsOf(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ChatListItem[]> {
  const chats = await chatsPage.fetchAll(pool, { userId: actor.userId, limit, offset })
  return chats.map(({ is_own, author, ...row }) => ({
    ...row,
    message_created_at: row.message_created_at?.toISOString() ?? null,
    message_author: row.message_id === null || is_own ? null : nameOf(authorOrDeleted(author)),
  }))
}

function nameOf({ first_name, last_name, username }: MessageItem['user']): string {
  return `${first_name} ${last_name}`.trim() || (username ?? '')
}

/** Counts the actor's chats with unread messages, at most 100. */
export function unreadChats(pool: pg.Pool, actor: Actor): Promise<{ count: number }> {
  return countUnreadChats.fetchOne(pool, { userId: actor.userId })
}
