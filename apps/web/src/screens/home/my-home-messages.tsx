import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts around the parts of the home page of a logged-in user. */
export const myHomeMessages = {
  loading: 'Loading your page…',
  offline: 'No connection',
}

/** Texts of the streak and the activity. */
export const activityMessages = {
  label: 'Activity',
  loading: 'Loading your activity…',
  notLoaded: 'We couldn’t load your activity.',
  retry: 'Try again',
  // The number is shown larger than the rest of the line.
  streak: (days: number, figure: ReactNode) => (
    <>
      {figure} {days === 1 ? 'day' : 'days'} in a row
    </>
  ),
  period: 'last 100 days',
  bestDay: (sessions: number) => `best day: ${formatCount(sessions, 'session')}`,
  statistics: 'Statistics',
}

/** Texts of the three main actions. */
export const quickActionsMessages = {
  label: 'Quick actions',
  read: 'Read',
  learn: 'Learn',
  due: (due: string) => `${due} due`,
  addWords: 'Add words',
  wordsAdded: (words: number) => `${formatCount(words, 'word')} added to your vocabulary`,
}

/** Number of minutes from which hours say more. */
const MIN_FOR_HOURS = 100

/** Returns a reading time in minutes, or in hours if it is long. */
function timeLeft(minutes: number): string {
  if (minutes < MIN_FOR_HOURS) return formatCount(minutes, 'minute')
  return `about ${formatCount(Math.round(minutes / 60), 'hour')}`
}

/** Texts of what the reader can go on reading. */
export const continueMessages = {
  title: 'Continue reading',
  loading: 'Loading what you were reading…',
  notLoaded: 'We couldn’t load what you were reading.',
  retry: 'Try again',
  none: (link: (text: string) => ReactNode) => (
    <>Nothing to continue yet. Choose an article below, or {link('paste your own text')}.</>
  ),
  untitled: 'Your text',
  facts: (percent: number, minutes: number) => `${percent}% read · ${timeLeft(minutes)} left`,
}
