import type { ChatListItem, MessageItem } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { shows } from '../profiles/visibility-text'
import { authorJson, presentedUser } from './message-rows'

/** Unread messages are counted so far: what is more reads the same. */
const MOST_UNREAD = 100

interface DatabaseItem extends Omit<ChatListItem, 'message_created_at' | 'message_author'> {
  readonly message_created_at: Date | null
  readonly is_own: boolean
  readonly author: MessageItem['user'] | null
}

/** Chats of user $1: those of two, and those of the classrooms that they are in. */
const ownChats = `
  SELECT id, classroom_id, high_user_id AS other_id, last_message_id FROM chat WHERE low_user_id = $1
  UNION ALL
  SELECT id, classroom_id, low_user_id, last_message_id FROM chat WHERE high_user_id = $1
  UNION ALL
  SELECT h.id, h.classroom_id, NULL, h.last_message_id
  FROM classroom_member k
  JOIN school_member s ON s.school_id = k.school_id AND s.user_id = k.user_id AND s.is_active
  JOIN chat h ON h.classroom_id = k.classroom_id
  WHERE k.user_id = $1`

/** SQL of how many messages of others stand after the read mark of user $1 in chat `h`, at most `most`. */
const unread = (most: number) => `(
  SELECT count(*)::int FROM (
    SELECT FROM message m WHERE m.chat_id = h.id AND m.id > coalesce(p.last_read_message_id, 0)
      AND m.user_id IS DISTINCT FROM $1 AND m.deleted_event_id IS NULL
    ORDER BY m.id DESC LIMIT ${most}
  ) latest)`

const list = `
  WITH page AS MATERIALIZED (
    SELECT * FROM (${ownChats}) every ORDER BY last_message_id DESC, id DESC LIMIT $2 OFFSET $3
  )
  SELECT h.id, r.name AS classroom_name, h.classroom_id, o.id AS participant_id, o.username AS participant_username,
    CASE WHEN h.classroom_id IS NOT NULL THEN NULL WHEN o.id IS NULL THEN 'Deleted user'
      WHEN ${shows('o', 'shows_name', '$1')} THEN o.first_name ELSE '' END AS participant_first_name,
    CASE WHEN h.classroom_id IS NOT NULL THEN NULL
      WHEN o.id IS NOT NULL AND ${shows('o', 'shows_name', '$1')} THEN o.last_name ELSE '' END AS participant_last_name,
    o.avatar_id AS "participant_avatarId", left(m.content, 300) AS content, m.created_at AS message_created_at,
    m.id::float8 AS message_id,
    coalesce(m.user_id = $1, false) AS is_own, CASE WHEN a.id IS NOT NULL THEN ${authorJson('a', '$1')} END AS author,
    m.attachment_kind AS message_attachment_kind, m.deleted_event_id IS NOT NULL AS message_is_deleted,
    p.last_read_message_id::float8 AS last_read_message_id,
    CASE WHEN h.last_message_id > coalesce(p.last_read_message_id, 0) THEN ${unread(MOST_UNREAD)} ELSE 0 END AS unread
  FROM page h
  LEFT JOIN classroom r ON r.id = h.classroom_id
  LEFT JOIN user_account o ON o.id = h.other_id
  LEFT JOIN message m ON m.id = h.last_message_id
  LEFT JOIN user_account a ON a.id = m.user_id
  LEFT JOIN chat_member p ON p.chat_id = h.id AND p.user_id = $1
  ORDER BY h.last_message_id DESC, h.id DESC`

/** The actor's chats, the one last written in first. */
export async function chatsOf(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ChatListItem[]> {
  const { rows } = await pool.query<DatabaseItem>(list, [actor.userId, limit, offset])
  return rows.map(({ is_own, author, ...row }) => ({
    ...row,
    message_created_at: row.message_created_at?.toISOString() ?? null,
    message_author: row.message_id === null || is_own ? null : nameOf(presentedUser(author)),
  }))
}

function nameOf({ first_name, last_name, username }: MessageItem['user']): string {
  return `${first_name} ${last_name}`.trim() || (username ?? '')
}

/** In how many of the actor's chats something is unread, at most 100. */
export async function unreadChats(pool: pg.Pool, actor: Actor): Promise<{ count: number }> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM (${ownChats}) h
       LEFT JOIN chat_member p ON p.chat_id = h.id AND p.user_id = $1
       WHERE h.last_message_id > coalesce(p.last_read_message_id, 0) AND ${unread(1)} > 0
       LIMIT ${MOST_UNREAD}
     ) latest`,
    [actor.userId],
  )
  return rows[0]!
}
