import { formatCount } from '../../lib/format-count'

/** Texts of opening a file from this device. */
export const openFileMessages = {
  oneAtATime: 'We opened the first file. Open the others one at a time.',
  open: 'Open a file',
  fileTypes: 'Text (.txt), book (.epub), Word (.docx) or subtitles (.srt)',
  fileLabel: 'File to read',
  dropTitle: 'Drop your file to read it',
  dropNote: 'You can open texts, EPUBs, Word documents and subtitles. The file stays on this device.',
  opening: (name: string) => `Opening ${name}…`,
}

/** Texts of a book’s contents and chapters. */
export const bookMessages = {
  contents: 'Contents',
  chapters: 'Chapters',
  previous: (chapter: string) => `Previous chapter: ${chapter}`,
  next: (chapter: string) => `Next chapter: ${chapter}`,
  chapterCount: (count: number) => formatCount(count, 'chapter'),
  // Names of chapters that have none of their own.
  openingPages: 'Opening pages',
  part: (number: number) => `Part ${number}`,
}
