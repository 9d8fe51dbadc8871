/** Texts of the reader's editor. */
export const editingMessages = {
  actions: 'Editing actions',
  reset: 'Reset',
  read: 'Read',
  nothingToRead: 'Paste or type a text first, then press Read.',
  dropHint: 'or drop a file here: .txt, .epub, .docx or .srt. You can paste a web address too.',
  pageNeedsLogin: 'Log in to open web pages here. Or copy the text and paste it.',
  level: 'Level',
  save: 'Save',
  saveArticle: 'Save article',
  resetDialog: {
    title: 'Remove this text?',
    description: 'This removes the text, its title and its byline. You can’t undo this.',
    confirm: 'Reset',
  },
}
