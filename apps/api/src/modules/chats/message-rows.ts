import type { MessageItem } from '@wordhoard/contracts/chats'
import type { messageOfId } from './list-messages.queries'

/** A message as `selectMessages` finds it. */
type FoundMessage = Awaited<ReturnType<typeof messageOfId.fetchAll>>[number]

const deletedUser = {
  id: null,
  username: null,
  first_name: 'Deleted user',
  last_name: '',
  avatarId: null,
} as const

export function presentMessage(row: FoundMessage): MessageItem {
  const { id, content, created_at, is_deleted, attachment, author, is_me } = row
  // An article's card without a readable article counts no words of it.
  const card = attachment && attachment.id === null ? { ...attachment, word_count: null } : attachment
  return {
    message: { id, content, created_at: created_at.toISOString(), is_deleted, attachment: card },
    user: author ?? deletedUser,
    is_me,
  }
}

/** Somebody in a chat, or who they were. */
export function authorOrDeleted(author: MessageItem['user'] | null): MessageItem['user'] {
  return author ?? deletedUser
}
