/** Texts that offer the word check where marks are guesses. */
export const offerMessages = {
  label: 'Word check',
  text: 'Marks fit better after a two-minute word check.',
  start: 'Start',
  startLabel: 'Start the word check',
  notNow: 'Not now',
}
