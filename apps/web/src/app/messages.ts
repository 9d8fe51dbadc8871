/** Texts of the app around its screens, apart from the bars. */
export const appMessages = {
  sessionEnded: 'You’ve been logged out. Please log in again.',
  noConnection: 'No connection',
}
