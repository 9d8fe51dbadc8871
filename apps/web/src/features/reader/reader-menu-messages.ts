/** Texts of the reader’s menu. */
export const readerMenuMessages = {
  wordStates: 'Underline words',
  contents: 'Contents',
  toLearn: 'Words to learn',
  language: 'My language',
  share: 'Share',
  newText: 'New text',
}
