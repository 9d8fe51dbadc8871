import { formatCount } from '../../lib/format-count'

/** Texts of the line below a text’s title. */
export const readingNoteMessages = {
  adding: 'Adding words from this text…',
  known: (percent: number) => `You know ${percent}%`,
  added: (count: number, percent: number) => `Added ${formatCount(count, 'word')} · You know ${percent}%`,
  undo: 'Undo',
  undoAdding: 'Undo adding the words',
  retry: 'Try again',
}
