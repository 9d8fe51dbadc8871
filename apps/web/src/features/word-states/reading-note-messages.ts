import { formatCount } from '../../lib/format-count'

/** Texts of the line below a text’s title; each fits one line of a phone. */
export const readingNoteMessages = {
  adding: 'Adding words from this text…',
  known: (percent: string) => `You probably know ${percent} of the words`,
  added: (count: number, percent: string) => `Added ${formatCount(count, 'word')} · You know ${percent}`,
  undo: 'Undo',
  undoAdding: 'Undo adding the words',
  retry: 'Try again',
}
