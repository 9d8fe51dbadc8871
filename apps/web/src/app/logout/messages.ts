/** Texts of the question before a logout that would lose something. */
export const logoutMessages = {
  title: 'Log out of this device?',
  offline: 'You’re offline.',
  unsent: (things: number) =>
    things === 1
      ? 'One thing you did or wrote is only on this device. Logging out deletes it.'
      : `${things} things you did or wrote are only on this device. Logging out deletes them.`,
  nothingUnsent: 'Everything is saved. We’ll end your session on our server once you’re online.',
  stay: 'Stay logged in',
  discard: 'Delete and log out',
  logOut: 'Log out',
  pending: 'Logging out…',
}
