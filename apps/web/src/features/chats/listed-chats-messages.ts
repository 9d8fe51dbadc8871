/** Texts for the last message of a chat in the list. */
export const lastMessageUiMessages = {
  shared: {
    word: 'Shared a word',
    article: 'Shared an article',
    vocabulary: 'Shared a vocabulary',
  },
  none: 'No messages yet',
  deleted: 'Deleted message',
  deletedUser: 'Deleted user',
}
