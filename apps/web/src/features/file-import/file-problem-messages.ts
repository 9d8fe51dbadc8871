/** Reasons why a file can’t be opened, each with advice. */
export const fileProblemMessages = {
  pdf: 'We can’t read PDF files. Copy the text and paste it here.',
  doc: 'We can’t read old Word files (.doc). Save yours as .docx and open that.',
  odt: 'We can’t read OpenDocument files (.odt). Save yours as .docx and open that.',
  rtf: 'We can’t read rich-text files (.rtf). Save yours as .docx and open that.',
  kindle: 'We can’t read Kindle books. Open an EPUB without protection instead.',
  empty: 'This file is empty.',
  otherKind: 'This file isn’t what its name says. It may be damaged.',
  noText: 'This file has no text in it.',
  notText: 'This isn’t a text file. Choose a text, an EPUB, a Word document or subtitles.',
  noSubtitles: 'This file has no subtitles in it.',
  tooLarge: (megabytes: number) => `This file is too large. Files of this kind can be up to ${megabytes} MB.`,
  notWord: 'This is a zip file, not a Word document (.docx).',
  documentTooLarge: 'This document is too large to open in a browser.',
  brokenBook: 'This book is damaged, or it isn’t an EPUB. We can’t read its list of contents.',
  bookPartTooLarge: 'Part of this book is too large to open in a browser.',
  protectedBook:
    'This book is protected (DRM). Only its shop’s own app can open it. Choose a book without protection.',
}
