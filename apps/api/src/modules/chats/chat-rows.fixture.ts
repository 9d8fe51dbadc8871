import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import type { Rows } from '../../testing/rows'
import { insertMessage } from '../chat-events/chat-events'

/** Inserts a chat between two people. @returns its id */
export async function chatOf(
  { add }: Rows,
  { userId: one }: Actor,
  { userId: other }: Actor,
): Promise<number> {
  return (await add('chat', { low_user_id: Math.min(one, other), high_user_id: Math.max(one, other) })).id
}

/** Inserts a message by a user into a chat, using `insertMessage`. */
export function write(
  { pool }: { readonly pool: Queryable },
  chatId: number,
  { userId }: Actor,
  attached: { kind?: 'article' | 'vocabulary'; articleId?: number; vocId?: number } = {},
): ReturnType<typeof insertMessage> {
  const nothing = { kind: null, spellId: null, articleId: null, vocId: null }
  return insertMessage(pool, { chatId, userId, content: 'Hello', ...nothing, ...attached })
}
