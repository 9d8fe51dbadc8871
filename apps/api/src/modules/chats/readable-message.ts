import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'

/** A message that somebody may read, as far as others need to know it. */
export interface ReadableMessage {
  readonly chat_id: number
  readonly user_id: number | null
  readonly content: string
  readonly is_deleted: boolean
  /** Of the classroom that it was written in. */
  readonly school_id: number | null
}

/** Finds a message in a chat of the actor's. Throws `message_not_found` for any other. */
export async function readableMessage(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  id: number,
): Promise<ReadableMessage> {
  const { rows } = await db.query<ReadableMessage>(
    `SELECT m.chat_id, m.user_id, m.content, m.deleted_event_id IS NOT NULL AS is_deleted, r.school_id
     FROM message m JOIN chat h ON h.id = m.chat_id LEFT JOIN classroom r ON r.id = h.classroom_id
     WHERE m.id = $1 AND EXISTS (SELECT FROM chat_reader v WHERE v.chat_id = m.chat_id AND v.user_id = $2)`,
    [id, actor.userId],
  )
  if (!rows[0]) throw new AppError('message_not_found')
  return rows[0]
}
