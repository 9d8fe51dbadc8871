import type { Queryable } from '@wordhoard/database/sql/run'
import { type NewMessage, notifyAccess, notifyPairAccess, sendMessage } from './chat-events.queries'

/** Inserts a message within a transaction, and notifies every process when it commits. Returns its id. */
export async function insertMessage(client: Queryable, message: NewMessage): Promise<number> {
  return (await sendMessage.fetchOne(client, message)).id
}

/** Target of a change of access: everybody in a chat, or one user in that chat or in all chats. */
export type AccessChange =
  | { readonly chatId: number; readonly userId?: number }
  | { readonly classroomId: number }
  | { readonly userId: number }

/**
 * Tells open pages to reload what the user may do, when the transaction commits. Call it before locking a row of `chat`
 * or `chat_member`: sending a message locks the clock first, so the other order could deadlock.
 */
export async function notifyAccessChange(client: Queryable, concerned: AccessChange): Promise<void> {
  await notifyAccess.execute(client, { chatId: null, classroomId: null, userId: null, ...concerned })
}

/**
 * Tells both sides of private chats to reload what they may do, when the transaction commits. All notifications share
 * one event number, because each recipient belongs to one of the chats. Call it before locking a row of `chat`.
 *
 * @param otherId the other side; null for all private chats of the user
 */
export async function notifyPairAccessChange(
  client: Queryable,
  userId: number,
  otherId: number | null,
): Promise<void> {
  await notifyPairAccess.execute(client, { userId, otherId })
}
