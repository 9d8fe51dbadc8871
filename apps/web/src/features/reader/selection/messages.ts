/** Announcements of the reader’s keys to screen readers. */
export const readerKeyMessages = {
  noMoreToLearn: 'No more words to learn after this',
  noMoreWords: 'No more words this way',
  multiOn: 'Multi is on',
  multiOff: 'Multi is off',
}
