/** Reasons why a file with words can’t be read. */
export const wordsFileMessages = {
  kind: 'a list of words',
  empty: 'This file is empty.',
  noWords: 'There are no words in this file.',
}
