import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of every list of articles. */
export const articleListMessages = {
  label: 'Articles',
  count: (found: number) => formatCount(found, 'article'),
  loading: 'Loading articles…',
  notLoaded: 'Failed to load articles',
  none: 'No articles available.',
  readText: 'Read a text',
  more: 'Show more articles',
}

/** Texts of an article as a row. */
export const articleRowMessages = {
  words: (count: number) => formatCount(count, 'word'),
  minutes: (minutes: string) => `${minutes} min`,
  private: 'Private',
  public: 'Public',
  author: (name: ReactNode) => <>by {name}</>,
  keywords: 'Keywords',
  fits: { easy: 'Easy for you', right: 'Just right', hard: 'Hard for you' },
  known: (percent: number) => `You know about ${percent}%`,
  newWords: (count: number) => formatCount(count, 'new word'),
}
