/** Texts of the ways to answer a game. */
export const answerMessages = {
  options: 'Answers',
  dontKnow: 'I don’t know',
  submit: 'Submit',
  reset: 'Reset',
  picture: (number: number) => `Picture ${number}`,
  sound: (number: number) => `Sound ${number}`,
  // Read out after the text of an option.
  markRight: ', the right answer',
  markWrong: ', your answer, wrong',
}

/** Texts of an answer built from pieces. */
export const fragmentsMessages = {
  word: 'Your word',
  takeBack: (piece: string) => `Take back ${piece}`,
  pieces: 'Pieces',
  // Read out after the text of a piece.
  placed: ', placed',
  soFar: (word: string) => `Your word so far: ${word}`,
}

/** Texts of a typed answer and its comparison with the right one. */
export const spellingMessages = {
  label: 'Your answer',
  placeholder: 'Type the word',
  anotherWord: (synonym: string) => `“${synonym}” is right too, but we’re looking for another word.`,
  youWrote: 'You wrote',
  youBuilt: 'You built',
  rightAnswer: 'Right answer',
}
