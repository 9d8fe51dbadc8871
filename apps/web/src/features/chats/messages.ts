/** Texts that say who wrote a message. */
export const authorUiMessages = {
  you: 'You',
  from: (author: string) => `${author}: `,
}

/** Texts of the list of chats. */
export const chatListUiMessages = {
  label: 'Chats',
  loading: 'Loading chats…',
  notLoaded: 'We couldn’t load your chats',
  showMore: 'Show more chats',
  unread: 'unread',
  empty: {
    title: 'No chats yet',
    text: 'Write to the author of an article you like. Or write to someone at your school. Open their profile and choose Message.',
    toArticles: 'Browse articles',
    toSchools: 'Schools',
  },
}

/** Texts above an open chat. */
export const chatHeaderUiMessages = {
  toList: 'All chats',
  classroom: 'Classroom chat',
  classroomClosed: 'Classroom chat · only teachers can write',
  classroomArchived: 'Archived classroom',
  paused: (count: number) => `${count} paused`,
  studentsCanWrite: 'Students can write',
  opened: 'Students can write in this chat now.',
  closed: 'Only teachers can write in this chat now.',
  noConnection: 'We can’t connect to your chats. We’ll keep your messages and send them when you reconnect.',
}

/** Texts of a conversation without messages. */
export const newConversationUiMessages = {
  greet: (name: string) => `Say hello to ${name}.`,
  isMe: 'You can’t write to yourself. Choose someone else.',
  blocked: 'You’ve blocked this person. Unblock them on their profile to write to them.',
  refused: 'You can’t write to this person. They may accept messages only from people they follow.',
}
