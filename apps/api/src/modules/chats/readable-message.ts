import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { messageForReader } from './readable-message.queries'

/** A message that somebody may read, as far as others need to know it. */
export type ReadableMessage = Awaited<ReturnType<typeof messageForReader.fetchAll>>[number]

/** Finds a message in a chat of the actor's. Throws `message_not_found` for any other. */
export async function readableMessage(db: Queryable, actor: Actor, id: number): Promise<ReadableMessage> {
  const message = await messageForReader.fetchFirst(db, { id, userId: actor.userId })
  if (!message) throw new AppError('message_not_found')
  return message
}
