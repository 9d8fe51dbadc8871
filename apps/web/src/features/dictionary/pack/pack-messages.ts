/** Texts of look-ups without a network. */
export const packMessages = {
  notHere: 'This word isn’t on your device. Look it up when you’re online.',
}
