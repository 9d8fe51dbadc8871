import type { Queryable } from '@wordhoard/database/sql/run'
import { type NewMessage, notifyAccess, notifyBothSides, sendMessage } from './chat-events.queries'

/** Writes a message within a transaction, and tells every process when it commits. Answers its id. */
export async function insertMessage(client: Queryable, message: NewMessage): Promise<number> {
  return (await sendMessage.fetchOne(client, message)).id
}

/** Whom a change of what one may do concerns: everybody in a chat, or one person, there or in all chats. */
export type AccessChange =
  | { readonly chatId: number; readonly userId?: number }
  | { readonly classroomId: number }
  | { readonly userId: number }

/**
 * Tells open pages, when the transaction commits, to ask anew what may be done. To be called before a row of `chat` or
 * `chat_member` is locked, since who sends locks the clock first.
 */
export async function notifyAccessChange(client: Queryable, concerned: AccessChange): Promise<void> {
  await notifyAccess.execute(client, { chatId: null, classroomId: null, userId: null, ...concerned })
}

/**
 * Tells both sides of chats of two, when the transaction commits, to ask anew what may be done. One number does for all of
 * them: whoever hears of it is in one. To be called before a row of `chat` is locked.
 *
 * @param otherId the other side; null for all chats of two that the user has
 */
export async function notifyPairs(client: Queryable, userId: number, otherId: number | null): Promise<void> {
  await notifyBothSides.execute(client, { userId, otherId })
}
