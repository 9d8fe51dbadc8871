/** Texts of the messages in a chat. */
export const threadUiMessages = {
  loading: 'Loading messages…',
  notLoaded: 'We couldn’t load the messages',
  label: 'Messages',
  newMessages: 'New messages',
  read: 'Read',
  toNewest: (unseen: number) => (unseen > 0 ? `Jump to newest (${unseen})` : 'Jump to newest'),
  menu: 'Message menu',
  sharedSomething: 'Shared something',
  today: 'Today',
  yesterday: 'Yesterday',
  older: {
    loading: 'Loading earlier messages…',
    notLoaded: (reason: string) => `We couldn’t load earlier messages. ${reason}`,
    retry: 'Try again',
    start: 'This is the start of the chat.',
  },
}

/** Texts of a message that has not arrived. */
export const unsentUiMessages = {
  sending: 'Sending…',
  notSent: (reason: string) => `We couldn’t send this. ${reason}`,
  retry: 'Try again',
  discard: 'Discard',
}

/** Texts of a word, an article or a vocabulary shared in a message. */
export const cardUiMessages = {
  word: 'Word',
  article: 'Article',
  vocabulary: 'Vocabulary',
  author: (name: string) => `by ${name}`,
  gone: {
    word: 'This word isn’t available any more.',
    article: 'This article is private or was deleted.',
    vocabulary: 'This vocabulary is private or was deleted.',
  },
}
