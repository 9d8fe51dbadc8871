import type { ChatDetail } from '@wordhoard/contracts/chats'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { type ChatRights, rightsInClass, rightsInPair } from './chat.policy'
import { chatOfClassroom, type FoundChat, findChat } from './chat-access.queries'
import { authorOrDeleted } from './message-rows'

/** A chat that the actor may open, with their rights in it. */
export interface OpenChat {
  readonly chat: FoundChat
  readonly rights: ChatRights
}

/** Opens a chat. Throws `chat_not_found`, and `forbidden` for a member of the school who isn't in the classroom. */
export async function openChat(db: Queryable, actor: Actor, id: number): Promise<OpenChat> {
  return toOpenChat(await findChat.fetchFirst(db, { id, userId: actor.userId }), actor, 'chat_not_found')
}

/** Opens a classroom's chat. Throws `classroom_not_found`, `forbidden`. */
export async function openClassroomChat(pool: pg.Pool, actor: Actor, classroomId: number): Promise<OpenChat> {
  const { chat_id: id = null } = (await chatOfClassroom.fetchFirst(pool, { classroomId })) ?? {}
  const chat = id === null ? undefined : await findChat.fetchFirst(pool, { id, userId: actor.userId })
  return toOpenChat(chat, actor, 'classroom_not_found')
}

function toOpenChat(
  chat: FoundChat | undefined,
  actor: Actor,
  missing: 'chat_not_found' | 'classroom_not_found',
): OpenChat {
  if (!chat) throw new AppError(missing)
  const rights =
    chat.classroom_id === null
      ? rightsInPair({
          isParticipant: chat.low_user_id === actor.userId || chat.high_user_id === actor.userId,
          otherIsGone: chat.other === null,
          isBlocked: chat.is_blocked,
          areSeparated: chat.are_separated,
          isPrivateStudent: chat.is_kept_private,
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

/** Converts a chat to the form its page shows. */
export function presentChat({ chat, rights }: OpenChat): ChatDetail {
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
    user: chat.classroom_id === null ? authorOrDeleted(chat.other) : null,
    current_chat_member: {
      last_read_message_id: chat.last_read,
      muted_until: chat.muted_until?.toISOString() ?? null,
    },
    participant_last_read_message_id: chat.other_last_read,
    abilities: {
      write: rights.writeRestriction === null,
      moderate: rights.moderate,
      silence: rights.writeRestriction,
    },
  }
}
