/** Texts that explain how to open a text in the reader. */
export const quickStartMessages = {
  title: 'Quick Start',
  pasteTitle: 'Paste a text',
  paste:
    'Paste anything in English: an article, a chapter or a letter. We keep headings, lists and pictures. Or open a file: a book, a Word document or subtitles.',
  readTitle: 'Press Read',
  read: 'Your text opens as a page. This tab remembers the text and where you stopped.',
  tapTitle: 'Tap a word',
  tap: 'You’ll see the meaning that fits the sentence first. Turn on Multi to select five words as a phrase.',
}
