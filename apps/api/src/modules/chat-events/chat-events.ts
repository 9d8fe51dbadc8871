import type { Prisma } from '@wordhoard/database/client'
import type { Queryable } from '@wordhoard/database/sql/run'
import { executeWithin } from '@wordhoard/database/sql/within-prisma'
import { markPublished } from '../../lib/events/after-commit'
import {
  lockChatsOfUser,
  lockUserAccess,
  type NewMessage,
  publishChatAccess,
  publishNewChat,
  publishPairAccess,
  publishUserAccess,
  publishUserChats,
  sendMessage,
} from './chat-events.queries'

/** Inserts a message within a transaction, and publishes it when that commits. Returns its id. */
export async function insertMessage(client: Queryable, message: NewMessage): Promise<number> {
  const { id } = await sendMessage.fetchOne(client, message)
  markPublished(client)
  return id
}

/** Target of a change of access: everybody in a chat, one user in that chat, or one user in all chats. */
export type AccessChange = { readonly chatId: number; readonly userId?: number } | { readonly userId: number }

/**
 * Tells open pages to reload what the user may do, when the transaction commits. Changes that concern a user are made
 * one after another: call it before locking a row of theirs, as deleting an account does, so that the two can't
 * deadlock.
 */
export async function notifyAccessChange(client: Queryable, concerned: AccessChange): Promise<void> {
  if ('userId' in concerned && concerned.userId !== undefined)
    await lockUserAccess.execute(client, { userId: concerned.userId })
  if ('chatId' in concerned) await publishChatAccess.execute(client, { userId: null, ...concerned })
  else await publishUserAccess.execute(client, concerned)
  markPublished(client)
}

/**
 * Tells both sides of private chats to reload what they may do, when the transaction commits.
 *
 * @param otherId the other side; null for all private chats of the user
 */
export async function notifyPairAccessChange(
  client: Queryable,
  userId: number,
  otherId: number | null,
): Promise<void> {
  await publishPairAccess.execute(client, { userId, otherId })
  markPublished(client)
}

/** Lets everybody who can read a new chat receive its events, when the transaction commits. */
export async function announceChat(client: Queryable, chatId: number): Promise<void> {
  await publishNewChat.execute(client, { chatId })
  markPublished(client)
}

/**
 * Lets a user receive the events of the chats that they can read then, when the transaction commits. Call it before
 * locking a row of theirs.
 */
export async function announceChatsOf(client: Queryable, userId: number): Promise<void> {
  await lockUserAccess.execute(client, { userId })
  await publishUserChats.execute(client, { userId })
  markPublished(client)
}

/**
 * Prepares the deletion of an account within its transaction: waits for other changes of the user and for messages in
 * their chats, and tells the other side of each private chat.
 */
export async function leaveChats(client: Queryable, userId: number): Promise<void> {
  await lockUserAccess.execute(client, { userId })
  await lockChatsOfUser.execute(client, { userId })
  await notifyPairAccessChange(client, userId, null)
}

/** The same within one of Prisma's transactions; call `flushEvents` once it is committed. */
export async function leaveChatsWithin(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await executeWithin(tx, lockUserAccess, { userId })
  await executeWithin(tx, lockChatsOfUser, { userId })
  await executeWithin(tx, publishPairAccess, { userId, otherId: null })
}
