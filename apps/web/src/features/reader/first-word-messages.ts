/** Texts that explain how to look words up, and the reader’s keys. */
export const firstWordMessages = {
  title: 'Tap any word',
  note: 'Here you’ll see what it means in its sentence.',
  keysTitle: 'Keyboard shortcuts',
  keyNames: { enter: 'Enter', escape: 'Esc' },
  keys: {
    words: 'Previous or next word',
    lines: 'Line above or below',
    nextToLearn: 'Next word to learn',
    open: 'Open the word',
    close: 'Close the word',
    multi: 'Turn Multi on or off',
    save: 'Save the word',
    rank: 'Set its priority',
    know: 'Mark it as known',
    ignore: 'Ignore it',
  },
}
