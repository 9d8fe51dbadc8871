import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { messageForReader } from './readable-message.queries'

/** The fields of a readable message that other modules need. */
export type ReadableMessage = Awaited<ReturnType<typeof messageForReader.fetchAll>>[number]

/** Finds a message in one of the actor's chats. Throws `message_not_found` for any other. */
export async function readableMessage(db: Queryable, actor: Actor, id: number): Promise<ReadableMessage> {
  const message = await messageForReader.fetchFirst(db, { id, userId: actor.userId })
  if (!message) throw new AppError('message_not_found')
  return message
}
