import { formatCount } from '../../lib/format-count'

/** Texts of changing and saving words: reports, their undo, and failures. */
export const changeMessages = {
  saved: 'Word saved!',
  alreadySaved: 'Word already saved',
  failed: 'Something went wrong',
  saveBeforeRanking: (headword: string) => `Save “${headword}” first, then rank it.`,
  priorityOfWord: (headword: string, priority: string) => `Priority of “${headword}” set to ${priority}`,
  markedWord: {
    known: (headword: string) => `“${headword}” marked as known`,
    ignored: (headword: string) => `“${headword}” marked as ignored`,
    new: (headword: string) => `“${headword}” is now in your words to learn`,
  },
  wordsSaved: (count: number) => `${formatCount(count, 'word')} saved`,
  wordsRemoved: (count: number) => `${formatCount(count, 'word')} removed from your vocabulary`,
  wordsMarked: {
    known: (count: number) => `${formatCount(count, 'word')} marked as known`,
    ignored: (count: number) => `${formatCount(count, 'word')} marked as ignored`,
  },
  priorityOfWords: (count: number, priority: string) =>
    `Priority of ${formatCount(count, 'word')} set to ${priority}`,
  wordsGone: 'These words are no longer in your vocabulary',
  meaningNotSaved: (reason: string) => `We couldn’t save your choice. ${reason}`,
  undo: 'Undo',
  undone: 'Undone',
}
