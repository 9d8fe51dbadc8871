/** Texts that say whether a username is available. */
export const usernameMessages = {
  checking: 'Checking availability...',
  free: 'Username is available!',
  taken: 'Username is already taken',
  failed: 'Could not check username availability',
}
