/** Texts around the first text for a new user. */
export const welcomeMessages = {
  byline: 'A story to welcome you',
}
