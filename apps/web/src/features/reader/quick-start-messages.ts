/** Texts that explain the reader and its keys. */
export const quickStartMessages = {
  title: 'Quick Start',
  readingTitle: 'Tap any word',
  readingNote: 'Here you’ll see what it means in its sentence.',
  pasteTitle: 'Paste a text',
  paste:
    'Paste anything in English: an article, a chapter or a letter. We keep headings, lists and pictures. Or open a file: a book, a Word document or subtitles.',
  readTitle: 'Press Read',
  read: 'Your text opens as a page. This tab remembers the text and where you stopped.',
  tapTitle: 'Tap a word',
  tap: 'You’ll see the meaning that fits the sentence first. Turn on Multi to select five words as a phrase.',
  keysTitle: 'Keyboard shortcuts',
  keyNames: { enter: 'Enter', escape: 'Esc' },
  keys: {
    words: 'Previous or next word',
    lines: 'Line above or below',
    nextToLearn: 'Next word to learn',
    open: 'Open the word',
    close: 'Close the word',
    multi: 'Turn Multi on or off',
    save: 'Save the word (with an account)',
    rank: 'Set its priority (with an account)',
    know: 'Mark it as known (with an account)',
    ignore: 'Ignore it (with an account)',
  },
}
