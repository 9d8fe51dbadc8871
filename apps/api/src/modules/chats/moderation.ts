import type { MutedMember } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { markPublished } from '../../lib/events/after-commit'
import { transaction } from '../../lib/transaction'
import { notifyAccessChange } from '../chat-events/chat-events'
import { openChat } from './chat-access'
import { authorOrDeleted } from './message-rows'
import { eraseContent, mutedStudents, muteMember, updateIsOpen } from './moderation.queries'
import { readableMessage } from './readable-message'

/**
 * Deletes the actor's own message or, for a teacher, any message in the classroom. Throws `message_not_found`,
 * `forbidden`.
 */
export async function eraseMessage(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const message = await readableMessage(pool, actor, id)
  if (message.user_id !== actor.userId) {
    const { rights } = await openChat(pool, actor, message.chat_id)
    if (!rights.moderate) throw new AppError('forbidden')
  }
  if (message.is_deleted) return
  await transaction(pool, async (client) => {
    await eraseContent.execute(client, { id })
    markPublished(client)
  })
}

/** Opens a classroom's chat to students, or closes it. Throws `chat_not_found`, `forbidden`. */
export async function switchChat(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  isOpen: boolean,
): Promise<{ is_open: boolean }> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  await transaction(pool, async (client) => {
    await notifyAccessChange(client, { chatId })
    await updateIsOpen.execute(client, { chatId, isOpen })
  })
  return { is_open: isOpen }
}

/**
 * Mutes a student for some minutes. Throws `chat_not_found`, `forbidden`, and `member_not_found` for a user who isn't
 * in the chat or is staff.
 */
export async function muteStudent(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  userId: number,
  minutes: number,
): Promise<{ muted_until: string | null }> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  return transaction(pool, async (client) => {
    await notifyAccessChange(client, { chatId, userId })
    const muted = await muteMember.fetchFirst(client, { chatId, userId, minutes })
    if (!muted) throw new AppError('member_not_found')
    return { muted_until: muted.muted_until?.toISOString() ?? null }
  })
}

/** Lists the students muted in a classroom's chat. Throws `chat_not_found`, `forbidden`. */
export async function listMutedMembers(
  pool: pg.Pool,
  actor: Actor,
  chatId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MutedMember[]> {
  const { rights } = await openChat(pool, actor, chatId)
  if (!rights.moderate) throw new AppError('forbidden')
  const muted = await mutedStudents.fetchAll(pool, { chatId, limit, offset })
  return muted.map(({ user, muted_until }) => ({
    user: authorOrDeleted(user),
    muted_until: muted_until.toISOString(),
  }))
}
