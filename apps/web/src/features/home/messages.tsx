import type { ReactNode } from 'react'

/** Greetings by time of day. */
export const greetingMessages = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
}

/** Texts of the articles that suit the reader. */
export const suitedArticlesMessages = {
  title: 'Articles for you',
  all: 'See All Articles',
  list: 'Articles',
  loading: 'Loading articles…',
  notLoaded: 'Failed to load articles',
  retry: 'Try again',
  none: 'No articles available.',
  ownText: (link: (text: string) => ReactNode) => <>You can also read your own text: {link('paste one')}.</>,
  dueWords: (count: number) => `${count} of your due words`,
  minutes: (minutes: string) => `${minutes} min`,
  known: (percent: number) => `${percent}% known`,
}
