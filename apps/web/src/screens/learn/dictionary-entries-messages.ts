import { formatCount } from '../../lib/format-count'

/** Texts of the step that shows the entries of the new and forgotten words. */
export const dictionaryEntriesMessages = {
  leave: 'Leave this session',
  title: (words: number) => (words === 1 ? 'Look at this word' : `Look at these ${words} words`),
  undo: 'Undo the last card',
  word: (number: number, total: number, word: string) => `Word ${number} of ${total}: ${word}`,
  loading: 'Loading the words…',
  actions: 'Word actions',
  previousWord: 'Previous word',
  nextWord: 'Next word',
  next: 'Next',
  meaning: 'Meaning',
  meaningHere: 'Meaning in your sentence',
  moreMeanings: (count: number) => formatCount(count, 'more meaning'),
  moreAboutIt: 'More about this word',
}
