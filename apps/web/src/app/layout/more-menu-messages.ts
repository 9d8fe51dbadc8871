/** Texts of the More menu. */
export const moreMenuMessages = {
  darkTheme: 'Dark theme',
  profile: 'Profile',
  articles: 'Articles',
  myArticles: 'My Articles',
  chats: 'Chats',
  schools: 'Schools',
  unread: ' unread',
  logout: 'Logout',
  loggedOut: 'You’ve logged out.',
  offline: 'You’re still logged in. We can’t reach the server. Try again when you’re back online.',
  notLoggedOut: (reason: string) => `You’re still logged in. ${reason}`,
}
