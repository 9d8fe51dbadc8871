import { formatCount } from '../../lib/format-count'

/** Texts of a custom vocabulary’s screen. */
export const customVocabularyMessages = {
  notLoaded: 'We couldn’t load this vocabulary',
  words: 'Words',
  empty: {
    title: 'No words in this vocabulary yet',
    own: 'Select words in your main vocabulary and choose Add To. You can also add words while you read.',
    other: 'The owner hasn’t added any words yet.',
    goToVocabulary: 'Go to Vocabulary',
    goToReading: 'Go to Reading Mode',
  },
  header: {
    practise: 'Practise',
    keep: 'Keep on this device',
    copy: 'Copy to Your Vocabulary',
    settings: 'Settings',
    deleted: 'Vocabulary deleted',
  },
  actions: {
    title: 'Word actions',
    addTo: 'Add To',
    remove: 'Remove',
    removed: (count: number) => `${formatCount(count, 'word')} removed`,
  },
}
