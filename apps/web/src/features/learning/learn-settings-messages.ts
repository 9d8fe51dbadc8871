/** Texts of the dialog for the daily limit of new words, how well to remember, and breaks. */
export const learnSettingsMessages = {
  save: 'Save',
  saved: 'Saved',
  newWords: {
    label: 'New words a day',
    hint: 'We’ll tell you when you reach this limit. You can always carry on. Due words come first.',
    notNumber: 'Enter a whole number from 0 to 500',
  },
  glosses: {
    label: 'Quiz me as I read',
    hint: 'A few words you may not know will ask what they mean.',
  },
  breakUntil: {
    label: 'Break until',
    hint: 'A break doesn’t end your days in a row. Your words will wait for you.',
    pastDay: 'Choose today or a later day',
    none: 'No break',
  },
}
