/** Texts of opening files and web pages in the reader's editor. */
export const openingMessages = {
  noText: 'There’s no text in this file.',
  bookGone: 'We can’t find this book on your device. Open its file again.',
  noTextInChapter: (chapter: string) => `There’s no text in “${chapter}”. Choose another chapter.`,
  replaced: (name: string) => `${name} replaced your text.`,
  undo: 'Undo',
  pageNeedsLogin: 'Log in to read this page here. We’ve kept it for you.',
  shared: 'What you shared',
  noTextShared: 'There’s no text in what you shared.',
  shareLost: 'We couldn’t open what you shared. Please share it again.',
  pageEmpty: 'We found no text on this page. Copy the text and paste it here.',
}
