import { formatCount } from '../../lib/format-count'

/** Texts of a book’s chapters. */
export const chapterMessages = {
  chapters: 'Chapters',
  previous: (chapter: string) => `Previous chapter: ${chapter}`,
  next: (chapter: string) => `Next chapter: ${chapter}`,
  chapterCount: (count: number) => formatCount(count, 'chapter'),
}

/** Names of chapters that have none of their own. */
export const chapterNames = {
  openingPages: 'Opening pages',
  part: (number: number) => `Part ${number}`,
}
