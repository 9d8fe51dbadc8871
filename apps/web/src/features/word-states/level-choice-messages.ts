/** Texts of the choice of a level, while little is known of a reader. */
export const levelChoiceMessages = {
  label: 'Your level of English',
  guess: 'This is a guess, as we don’t know you well yet. What’s your level?',
  said: 'We started from this level. Everything you do makes our guess better.',
  failed: 'We couldn’t save your level.',
}
