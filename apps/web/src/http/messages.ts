/** Texts of calls that fail without an answer from our server that says why. */
export const httpMessages = {
  unknown: 'Something went wrong. Please try again.',
  offline: 'We can’t reach the server. Check your connection and try again.',
  // The next three are worded like the server’s own in contracts/errors.
  tooManyRequests: 'Too many requests. Please try again later.',
  tooLarge: 'The request is too large.',
  unavailable: 'The service isn’t available right now. Please try again in a moment.',
  unexpectedAnswer: 'We got an answer that this page doesn’t understand. Reload the page and try again.',
}
