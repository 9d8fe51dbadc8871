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
  notLoggedOut: (reason: string) => `You’re still logged in. ${reason}`,
}
