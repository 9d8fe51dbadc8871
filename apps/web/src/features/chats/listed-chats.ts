import type { ChatListItem } from '@wordhoard/contracts/chats'
import { personName } from '../../lib/person-name'
import { lastMessageUiMessages } from './listed-chats-messages'
import type { ChatChange } from './live/sequenced-event'

/** Changes that can be applied to the list without asking the server. */
type Listable = Exclude<ChatChange, { name: 'access' }>

/** Unread messages are counted up to this number. */
export const MAX_UNREAD = 100

/**
 * Applies a change to the list of chats.
 *
 * @param userId id of the user whose list it is
 * @returns undefined when only the server knows the result: for a chat that isn't in the list, or when the number of
 * unread messages is unclear
 */
export function applyChange(
  chats: readonly ChatListItem[],
  { name, data }: Listable,
  userId: number,
): ChatListItem[] | undefined {
  const chat = chats.find(({ id }) => id === data.chat_id)
  if (!chat) return undefined
  const replaceChat = (changed: ChatListItem) => chats.map((each) => (each === chat ? changed : each))
  if (name === 'deleted') {
    if (chat.message_id !== data.message_id) return chat.unread > 0 ? undefined : [...chats]
    if (chat.unread > 0) return undefined
    return replaceChat({ ...chat, content: '', message_attachment_kind: null, message_is_deleted: true })
  }
  if (name === 'read') {
    if (data.user_id !== userId) return [...chats]
    if (data.last_read_message_id < (chat.message_id ?? 0) && chat.unread > 0) return undefined
    return replaceChat({ ...chat, unread: 0, last_read_message_id: data.last_read_message_id })
  }
  const { message, user, is_me } = data
  if (message.id <= (chat.message_id ?? 0)) return [...chats]
  const changed: ChatListItem = {
    ...chat,
    content: message.content,
    message_created_at: message.created_at,
    message_id: message.id,
    message_author: is_me ? null : personName(user),
    message_attachment_kind: message.attachment?.kind ?? null,
    message_is_deleted: message.is_deleted,
    last_read_message_id: is_me ? message.id : chat.last_read_message_id,
    unread: is_me ? 0 : Math.min(chat.unread + (message.is_deleted ? 0 : 1), MAX_UNREAD),
  }
  return [changed, ...chats.filter((each) => each !== chat)]
}

/** Describes the last message of a chat on one line. */
export function lastMessage(chat: ChatListItem): {
  own: boolean
  author: string | null
  text: string
  isSaid: boolean
} {
  const { content, message_id, message_author, message_attachment_kind: kind, message_is_deleted } = chat
  const own = message_id !== null && message_author === null
  const author = chat.classroom_id === null ? null : message_author
  if (message_id === null) return { own, author, text: lastMessageUiMessages.none, isSaid: false }
  if (message_is_deleted) return { own, author, text: lastMessageUiMessages.deleted, isSaid: false }
  const text = (content ?? '').replace(/\s+/g, ' ').trim()
  if (text) return { own, author, text, isSaid: true }
  return { own, author, text: kind ? lastMessageUiMessages.shared[kind] : '', isSaid: false }
}

/** Returns the name of the classroom or the other person. */
export function chatName(chat: ChatListItem): string {
  if (chat.classroom_name !== null) return chat.classroom_name
  const name = `${chat.participant_first_name ?? ''} ${chat.participant_last_name ?? ''}`.trim()
  return name || chat.participant_username || lastMessageUiMessages.deletedUser
}
