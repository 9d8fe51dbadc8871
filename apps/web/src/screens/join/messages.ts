/** Texts of the screen around an invitation. */
export const joinScreenMessages = {
  noConnection: 'No connection',
  notLoaded: 'We couldn’t load the invitation',
  loading: 'Checking your code…',
}
