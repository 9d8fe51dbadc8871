/** Texts of choosing the chat in which to share something. */
export const chooseChatUiMessages = {
  title: (shared: string) => `Share “${shared}”`,
  list: 'Chats',
  showMore: 'Show more chats',
  none: 'You have no chats yet. Start one from someone’s profile, then share this there.',
}
