import { formatCount } from '../../lib/format-count'

/** Texts of the screen with a learner’s vocabulary. */
export const mainVocabularyMessages = {
  title: 'Vocabulary',
  addWords: 'Add words',
  noWords: 'No words yet',
  stat: (words: number, average: string) =>
    `${formatCount(words, 'word')} · average score ${average} out of 10`,
  wordsAdded: (count: number) => `${formatCount(count, 'word')} added to your vocabulary`,
  vocabularies: {
    title: 'Your vocabularies',
    create: 'Create Vocabulary',
    created: (name: string) => `“${name}” created`,
    open: 'Open',
  },
  words: {
    title: 'All Words',
    notLoaded: 'We couldn’t load your words',
  },
  empty: {
    title: 'No words in your vocabulary yet!',
    text: 'Read a text, and we’ll add its words here. You can also import your own list.',
    read: 'Go to Reading Mode',
    import: 'Import a list',
  },
  noResults: {
    title: 'No results',
    text: 'Try another search or other filters.',
    clear: 'Clear filters',
  },
  actions: {
    title: 'Word actions',
    addTo: 'Add To',
    priority: 'Priority',
    more: 'More',
    markAsKnown: 'Mark as known',
    markAsIgnored: 'Mark as ignored',
    remove: 'Remove',
  },
}
