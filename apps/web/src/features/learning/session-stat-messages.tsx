import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of a session’s result. */
export const sessionStatMessages = {
  missingTitle: 'We can’t find this result',
  missing: 'Your progress is saved with your words.',
  notLoaded: 'We couldn’t load your result',
  loading: 'Loading your result…',
  actions: 'Session actions',
  startNewSession: 'Start New Session',
  headline: {
    noAnswers: 'You didn’t play any games',
    allRight: 'You got every answer right!',
    good: 'Well done!',
    tough: 'Tough round. You’ll see the hard words again soon.',
  },
  doublePoints: 'Challenge: your points counted double',
}

/** Texts of the numbers in a session’s result. */
export const sessionFiguresMessages = {
  label: 'Your answers in numbers',
  correct: 'Correct',
  correctOf: (correct: number, total: number, small: (text: string) => ReactNode) => (
    <>
      {correct} {small(`of ${total}`)}
    </>
  ),
  incorrect: 'Incorrect',
  bestStreak: 'Best streak',
  score: 'Score',
}

/** Texts of the table of words that were practised. */
export const practisedWordsMessages = {
  caption: 'Words practised',
  word: 'Word',
  right: 'Right',
  score: 'Score',
  comesBack: 'Comes back',
}

/** Texts that say when a word comes back. */
export const reviewTimeMessages = {
  now: 'now',
  laterToday: 'later today',
  tomorrow: 'tomorrow',
  inDays: (days: number) => `in ${formatCount(days, 'day')}`,
  inWeeks: (weeks: number) => `in ${formatCount(weeks, 'week')}`,
  inMonths: (months: number) => `in ${formatCount(months, 'month')}`,
  inYears: (years: number) => (years <= 1 ? 'in a year' : `in ${formatCount(years, 'year')}`),
}
