import { formatCount } from '../../../lib/format-count'

/** Texts that say how large a vocabulary is and who can see it. */
export const vocabularyMessages = {
  words: (count: number) => formatCount(count, 'word'),
  public: 'Public',
  private: 'Private',
}

/** Texts of lists of vocabularies: a learner’s own, and someone’s public ones. */
export const vocabularyListMessages = {
  loading: 'Loading vocabularies…',
  own: {
    notLoaded: 'We couldn’t load your vocabularies',
    none: 'You don’t have any vocabularies yet. Create one for a book, an exam or a topic.',
    showAll: (count: number) => `Show all ${count} vocabularies`,
  },
  public: {
    title: 'Vocabularies',
    notLoaded: 'We couldn’t load these vocabularies',
    showMore: 'Show more vocabularies',
  },
}
