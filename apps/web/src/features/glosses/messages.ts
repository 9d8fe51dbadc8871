/** Texts of the questions that words ask in a text. */
export const glossMessages = {
  loading: 'Getting the question…',
  asked: (word: string) => `What does “${word}” mean here?`,
  options: 'Meanings',
  right: 'Right!',
  rightOnce: 'We’ll ask once more on another day.',
  rightTwice: 'You know this one now, so we won’t ask again.',
  wrong: 'Not this time.',
  wrongMeaning: (word: string) => `You chose the meaning of “${word}”.`,
  isRight: 'Right answer',
  isWrong: 'Your answer',
  entry: 'Show the entry',
  note: 'asks what it means',
}
