import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { insertMessage } from '../chat-events/chat-events'
import { insertPairChat } from './send.queries'

/** Inserts a chat between two people, using `insertPairChat`. @returns its id */
export async function chatOf(
  { pool }: { readonly pool: Queryable },
  { userId }: Actor,
  { userId: otherId }: Actor,
): Promise<number> {
  return (await insertPairChat.fetchOne(pool, { userId, otherId })).id
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
