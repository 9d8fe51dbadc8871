/** Texts of the chats screen. */
export const chatsScreenUiMessages = {
  title: 'Chats',
  chat: 'Chat',
  notLoaded: 'We couldn’t load this chat',
  notInClassroom: 'You aren’t in this classroom',
  newChat: (name: string) => `New chat with ${name}`,
  profileNotLoaded: 'We couldn’t load this person’s profile',
  choose: {
    title: 'Choose a chat',
    text: 'You’ll see its messages here.',
  },
  noMessages: {
    title: 'No messages yet',
    text: 'When you start a chat, you’ll see its messages here.',
  },
}
