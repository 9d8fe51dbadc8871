import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

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
    allRight: 'All right!',
    good: 'Good round',
    tough: 'Tough round. You’ll see these again later today.',
  },
  practised: (words: number) => `You practised ${formatCount(words, 'word')}.`,
  doublePoints: 'Challenge: your points counted double',
}

/** Texts of the ways on from a session’s result. */
export const wayOnMessages = {
  label: 'What next?',
  onceMore: (missed: number) =>
    missed === 1 ? 'Once more: the one you missed' : `Once more: the ${missed} you missed`,
  backToReading: 'Back to reading',
}

/** Texts of what a session achieved beyond its answers. */
export const achievementMessages = {
  label: 'What you achieved',
  fullRound: (answers: number) => `Full round: all ${answers} answers right`,
  longestRow: (days: number) => `Your longest streak yet: ${days} days in a row`,
  wordsKept: (words: number) => `${formatCount(words, 'word')} kept in memory`,
  movedUp: (words: number) => (words === 1 ? 'One word moved up' : `${words} words moved up`),
  streak: (days: number) => (days === 1 ? 'Your streak starts today' : `${days} days in a row`),
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
  points: 'points',
}

/** Texts of the table of words that were practised. */
export const practisedWordsMessages = {
  caption: 'Words practised',
  word: 'Word',
  right: 'Right',
  memory: 'Memory',
  comesBack: 'Comes back',
  bar: (score: number, delta: number) => {
    const size = Math.abs(delta).toLocaleString('en-GB', { maximumFractionDigits: 1 })
    const change = size === '0' ? 'about the same' : `${delta > 0 ? 'up' : 'down'} ${size}`
    return `${score.toLocaleString('en-GB', { maximumFractionDigits: 1 })} out of 10, ${change}`
  },
  // Read out between the two states of a word that moved up.
  became: 'became',
  states: { met: 'met', new: 'new', learning: 'learning', known: 'known', ignored: 'ignored' },
}

/** Texts on a word that practice lets go, because the learner knew it before. */
export const letGoMessages = {
  // Answers the heading “Comes back”.
  done: 'No, you knew it',
  keep: 'Keep asking',
  keepWord: (word: string) => `Keep asking ${word}`,
  notKept: (reason: string) => `We couldn’t save this. ${reason}`,
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
