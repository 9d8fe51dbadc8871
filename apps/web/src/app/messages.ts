/** Texts of the app around its screens, apart from the bars. */
export const appMessages = {
  sessionEnded: 'Your session has ended. Please log in again.',
  noConnection: 'No connection',
}
