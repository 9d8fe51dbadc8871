import type { MessageItem } from '@wordhoard/contracts/chats'
import type { messagesPage } from './list-messages.queries'

/** A row returned by `selectMessages`. */
type FoundMessage = Awaited<ReturnType<typeof messagesPage.fetchAll>>[number]

const deletedUser = {
  id: null,
  username: null,
  first_name: 'Deleted user',
  last_name: '',
  avatarId: null,
} as const

/** Converts a row to the message of the contract. */
export function presentMessage(row: FoundMessage): MessageItem {
  const { id, content, created_at, is_deleted, attachment, author, is_me } = row
  // Doesn't reveal the word count of an article that the viewer may not read.
  const card = attachment && attachment.id === null ? { ...attachment, word_count: null } : attachment
  return {
    message: { id, content, created_at: created_at.toISOString(), is_deleted, attachment: card },
    user: author ?? deletedUser,
    is_me,
  }
}

/** Returns the author, or the placeholder for a deleted user. */
export function authorOrDeleted(author: MessageItem['user'] | null): MessageItem['user'] {
  return author ?? deletedUser
}
