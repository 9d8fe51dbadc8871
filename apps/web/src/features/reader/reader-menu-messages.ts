/** Texts of the reader’s menu. */
export const readerMenuMessages = {
  wordStates: 'Underline words',
  glosses: 'Quiz me as I read',
  contents: 'Contents',
  toLearn: 'Words to learn',
  language: 'My language',
  keep: 'Keep on this device',
  share: 'Share',
  newText: 'New text',
}
