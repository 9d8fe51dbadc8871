import { formatCount } from '../../../lib/format-count'

/** Texts of adding words to a vocabulary. */
export const addToMessages = {
  titles: {
    list: 'Add to a vocabulary',
    create: 'New vocabulary',
    done: 'Added',
    failed: 'Not added',
    copy: 'Copy to your vocabulary',
  },
  failed: 'Failed to add words to vocabulary',
  originalFailed: 'Failed to fetch original vocabulary',
  list: {
    loading: 'Loading your vocabularies…',
    create: 'Create Vocabulary',
    noneTitle: 'You don’t have any vocabularies yet',
    none: 'Create one for a book, a subject or a class. We’ll add the words to it straight away.',
    isPublic: ', public',
    isPrivate: ', private',
  },
  create: {
    createAndAdd: 'Create and add',
    back: 'Back',
  },
  end: {
    added: (count: number, name: string) => `${formatCount(count, 'word')} added to “${name}”.`,
    hadAll: (name: string) => `“${name}” already has everything you chose.`,
    done: 'Done',
    view: 'View Vocabulary',
    okay: 'Okay',
  },
}
