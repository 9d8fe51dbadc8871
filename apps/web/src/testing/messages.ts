import type { ChatListItem, MessageItem } from '@wordhoard/contracts/chats'
import { ME } from './page'

/** Another user, who writes to the logged-in one. */
export const BEN = { id: 2, username: 'ben', first_name: 'Ben', last_name: 'Ash', avatarId: null }

/** Returns a message of Ben's, or of the user's own. */
export function message(id: number, content = `Message ${id}`, is_me = false): MessageItem {
  return {
    message: { id, content, created_at: '2026-11-21T10:00:00.000Z', is_deleted: false, attachment: null },
    user: is_me ? { ...BEN, id: ME, username: 'ada' } : BEN,
    is_me,
  }
}

/** Returns the chat with Ben as an item of the list of chats. */
export function chatListItem(id: number, more: Partial<ChatListItem> = {}): ChatListItem {
  return {
    id,
    classroom_name: null,
    classroom_id: null,
    participant_id: BEN.id,
    participant_username: BEN.username,
    participant_first_name: BEN.first_name,
    participant_last_name: BEN.last_name,
    participant_avatarId: null,
    content: 'Hello',
    message_created_at: '2026-11-21T10:00:00.000Z',
    message_id: 10,
    message_author: BEN.username,
    message_attachment_kind: null,
    message_is_deleted: false,
    last_read_message_id: 10,
    unread: 0,
    ...more,
  }
}
