import type { ChatDetail, MessageItem } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { personJson } from '../profiles/person-json-text'
import { areKeptApart, isKeptPrivate } from '../profiles/visibility-text'
import type { Membership } from '../school/school.policy'
import { type ChatRights, rightsInClass, rightsInPair } from './chat.policy'
import { presentedUser } from './message-rows'

interface DatabaseChat {
  readonly id: number
  readonly created_at: Date
  readonly low_user_id: number | null
  readonly high_user_id: number | null
  readonly classroom_id: number | null
  readonly is_open: boolean
  readonly classroom_name: string | null
  readonly is_archived: boolean | null
  readonly school_id: number | null
  readonly school_username: string | null
  readonly role: NonNullable<Membership> | null
  readonly is_in: boolean
  readonly last_read: number | null
  readonly muted_until: Date | null
  readonly other: MessageItem['user'] | null
  readonly is_blocked: boolean
  readonly are_kept_apart: boolean
  /** Of the actor. */
  readonly is_kept_private: boolean
  readonly other_last_read: number | null
}

/** A chat that the actor may open, with what they may do in it. */
export interface OpenChat {
  readonly chat: DatabaseChat
  readonly rights: ChatRights
}

/** A chat by a condition on it and $1; $2 who asks. */
const find = (condition: string) => `
  SELECT h.id, h.created_at, h.low_user_id, h.high_user_id, h.classroom_id, h.is_open, r.name AS classroom_name, r.is_archived,
    s.id AS school_id, s.username AS school_username, m.role, k.user_id IS NOT NULL AS is_in,
    p.last_read_message_id::float8 AS last_read, CASE WHEN p.muted_until > now() THEN p.muted_until END AS muted_until,
    CASE WHEN o.id IS NOT NULL THEN ${personJson('o', '$2', 'false')} END AS other,
    EXISTS (SELECT FROM user_block b WHERE (b.blocker_id, b.blocked_id) IN ((o.id, $2), ($2, o.id))) AS is_blocked,
    o.id IS NOT NULL AND ${areKeptApart('o', '$2')} AS are_kept_apart, o.id IS NOT NULL AND ${isKeptPrivate('$2')} AS is_kept_private,
    q.last_read_message_id::float8 AS other_last_read
  FROM chat h
  LEFT JOIN classroom r ON r.id = h.classroom_id
  LEFT JOIN school s ON s.id = r.school_id
  LEFT JOIN school_member m ON m.school_id = s.id AND m.user_id = $2 AND m.is_active
  LEFT JOIN classroom_member k ON k.classroom_id = r.id AND k.user_id = $2
  LEFT JOIN chat_member p ON p.chat_id = h.id AND p.user_id = $2
  LEFT JOIN user_account o ON o.id = CASE $2 WHEN h.low_user_id THEN h.high_user_id WHEN h.high_user_id THEN h.low_user_id END
  LEFT JOIN chat_member q ON q.chat_id = h.id AND q.user_id = o.id
  WHERE ${condition}`
const findById = find('h.id = $1')
const findByClassroom = find('h.classroom_id = $1')

/** Opens a chat. Throws `chat_not_found`, and `forbidden` for a member of its school who is not in its classroom. */
export async function openChat(db: Pick<pg.Pool, 'query'>, actor: Actor, id: number): Promise<OpenChat> {
  return opened(await db.query<DatabaseChat>(findById, [id, actor.userId]), actor, 'chat_not_found')
}

/** Opens a classroom's chat. Throws `classroom_not_found`, `forbidden`. */
export async function openClassroomChat(pool: pg.Pool, actor: Actor, classroomId: number): Promise<OpenChat> {
  return opened(
    await pool.query<DatabaseChat>(findByClassroom, [classroomId, actor.userId]),
    actor,
    'classroom_not_found',
  )
}

function opened(
  { rows }: pg.QueryResult<DatabaseChat>,
  actor: Actor,
  missing: 'chat_not_found' | 'classroom_not_found',
): OpenChat {
  const chat = rows[0]
  if (!chat) throw new AppError(missing)
  const rights =
    chat.classroom_id === null
      ? rightsInPair({
          isOneOfThem: chat.low_user_id === actor.userId || chat.high_user_id === actor.userId,
          otherIsGone: chat.other === null,
          isBlocked: chat.is_blocked,
          areKeptApart: chat.are_kept_apart,
          isKeptPrivate: chat.is_kept_private,
        })
      : rightsInClass({
          membership: chat.role ?? undefined,
          isIn: chat.is_in,
          isOpen: chat.is_open,
          isArchived: chat.is_archived === true,
          isMuted: chat.muted_until !== null,
        })
  if (rights.access === 'not_found') throw new AppError(missing)
  if (rights.access === 'forbidden') throw new AppError('forbidden')
  return { chat, rights }
}

/** A chat as its page shows it. */
export function presentedChat({ chat, rights }: OpenChat): ChatDetail {
  return {
    chat: { id: chat.id, created_at: chat.created_at.toISOString(), is_open: chat.is_open },
    classroom:
      chat.classroom_id === null
        ? null
        : {
            id: chat.classroom_id,
            name: chat.classroom_name ?? '',
            school_username: chat.school_username ?? '',
            is_archived: chat.is_archived === true,
          },
    user: chat.classroom_id === null ? presentedUser(chat.other) : null,
    current_chat_member: {
      last_read_message_id: chat.last_read,
      muted_until: chat.muted_until?.toISOString() ?? null,
    },
    participant_last_read_message_id: chat.other_last_read,
    abilities: { write: rights.silence === null, moderate: rights.moderate, silence: rights.silence },
  }
}
