import type pg from 'pg'

/** PostgreSQL's channel on which processes tell each other what happened in chats. */
export const CHAT_CHANNEL = 'chat_event'

/** What travels on it: ids only, since a notification holds no more than 8,000 bytes. */
export interface ChatEvent {
  /** Number of the event; they rise in the order of commits. */
  readonly id: number
  readonly kind: 'message' | 'deleted' | 'read' | 'access'
  /** Null when it is about every chat of `user_id`. */
  readonly chat_id: number | null
  readonly message_id: number
  /** Whose read mark moved, or what who may do; null when that concerns everybody in the chat. */
  readonly user_id: number | null
}

/**
 * SQL that takes the next number as `tick` (docs/decisions/012). The lock on the clock's row lasts until the transaction ends, so numbers become
 * visible in their order. NOTIFY makes commits wait for one another anyway; this only begins the wait a little earlier.
 */
export const tick = 'UPDATE chat_clock SET last = last + 1 WHERE id = 1 RETURNING last'

/** SQL that notifies; `event` is SQL of a JSON object. */
export function notified(event: string): string {
  return `pg_notify('${CHAT_CHANNEL}', (${event})::text)::text`
}

/** What a message is made of. */
export interface NewMessage {
  readonly chatId: number
  readonly userId: number
  readonly content: string
  readonly kind: 'word' | 'article' | 'vocabulary' | null
  readonly spellId: number | null
  readonly articleId: number | null
  readonly vocId: number | null
}

/** Its author has read what they write. */
const insert = `
  WITH tick AS (${tick}), sent AS (
    INSERT INTO message (id, chat_id, user_id, content, attachment_kind, spell_id, article_id, voc_id, created_at)
    SELECT last, $1, $2, $3, $4, $5, $6, $7, clock_timestamp() FROM tick RETURNING id
  ), moved AS (
    UPDATE chat SET last_message_id = tick.last FROM tick WHERE chat.id = $1
  ), mark AS (
    INSERT INTO chat_member (chat_id, user_id, last_read_message_id) SELECT $1, $2, last FROM tick
    ON CONFLICT (chat_id, user_id) DO UPDATE SET last_read_message_id = excluded.last_read_message_id
  )
  SELECT id::float8 AS id, ${notified("jsonb_build_object('id', id, 'kind', 'message', 'chat_id', $1::int, 'message_id', id)")}
  FROM sent`

/** Writes a message within a transaction, and tells every process when it commits. Answers its id. */
export async function insertMessage(client: Pick<pg.Pool, 'query'>, message: NewMessage): Promise<number> {
  const { chatId, userId, content, kind, spellId, articleId, vocId } = message
  const values = [chatId, userId, content, kind, spellId, articleId, vocId]
  const { rows } = await client.query<{ id: number }>(insert, values)
  return rows[0]!.id
}

/** Whom a change of what one may do concerns: everybody in a chat, or one person, there or in all chats. */
export type Concerned =
  | { readonly chatId: number; readonly userId?: number }
  | { readonly classroomId: number }
  | { readonly userId: number }

const access = `
  WITH tick AS (${tick})
  SELECT ${notified(`jsonb_build_object('id', last, 'kind', 'access', 'user_id', $3::int,
    'chat_id', coalesce($1::int, (SELECT id FROM chat WHERE classroom_id = $2)))`)} FROM tick`

/**
 * Tells open pages, when the transaction commits, to ask anew what may be done. To be called before a row of `chat` or
 * `chat_member` is locked, since who sends locks the clock first.
 */
export async function tellOfAccess(
  client: Pick<pg.Pool, 'query'>,
  concerned: Concerned & {
    readonly chatId?: number
    readonly classroomId?: number
    readonly userId?: number
  },
): Promise<void> {
  await client.query(access, [
    concerned.chatId ?? null,
    concerned.classroomId ?? null,
    concerned.userId ?? null,
  ])
}

/**
 * SQL that tells both sides of chats of two, when the transaction commits, to ask anew what may be done. $1 one of the two;
 * $2 the other, or null for all chats of two that the first one has. One number does for all of them: whoever hears of it is
 * in one. To be run before a row of `chat` is locked.
 */
export const tellPairs = `
  WITH told AS (
    SELECT id FROM chat WHERE low_user_id = $1 AND ($2::int IS NULL OR high_user_id = $2)
    UNION ALL SELECT id FROM chat WHERE high_user_id = $1 AND ($2::int IS NULL OR low_user_id = $2)
  ), tick AS (${tick})
  SELECT ${notified("jsonb_build_object('id', last, 'kind', 'access', 'user_id', NULL, 'chat_id', told.id)")} FROM tick, told`
