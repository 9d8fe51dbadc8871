/** Texts about a word check that was done on this device before there was an account. */
export const deviceMessages = {
  taken: 'We’ve added your word check to your account.',
  ask: 'Someone did a word check on this device. Was it you?',
  keep: 'Yes, add it',
}
