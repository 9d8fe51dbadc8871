import { formatCount } from '../../lib/format-count'

/** Texts of the screen with a learner’s vocabulary. */
export const mainVocabularyMessages = {
  title: 'Vocabulary',
  addWords: 'Add words',
  noWords: 'No words yet',
  stat: (words: number, due: number) =>
    due === 0
      ? `${formatCount(words, 'word')} to learn`
      : `${formatCount(words, 'word')} to learn · ${due} due`,
  views: {
    label: 'Vocabulary views',
    saved: 'Saved',
    met: 'Met',
    all: 'All Words',
    lists: 'Vocabularies',
  },
  tools: 'Sort and filter',
  saved: {
    title: 'Saved words',
    none: 'No saved words yet',
    noneText: 'Tap a word while you read, then press Save. It will wait for you here.',
    seeMet: 'See the words you’ve met',
  },
  met: {
    title: 'Words you’ve met',
    none: 'No other words met',
    noneText: 'When you read a text, we list its new words here.',
  },
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
