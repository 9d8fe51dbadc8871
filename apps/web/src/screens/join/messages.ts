/** Texts of the screen around an invitation. */
export const joinScreenMessages = {
  noConnection: 'No connection',
  notLoaded: 'We couldn’t load the invitation',
  loading: 'Checking your code…',
  joined: (name: string) => `You’ve joined ${name}`,
}

/** Texts of the page for typing a code. */
export const joinByCodeScreenMessages = {
  title: 'Join with a code',
  lead: 'Type the code from your teacher, like CFHJ-KLMP.',
}
