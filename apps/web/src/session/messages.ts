/** Texts of a session that ends while something waits for it. */
export const sessionMessages = {
  loggedOut: 'You’re no longer logged in.',
}
