import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of every part of the statistics: loading, failure, and the table of a plot. */
export const statPartMessages = {
  loading: (part: string) => `Loading ${part.toLowerCase()}…`,
  tryAgain: 'Try again',
  showAsTable: 'Show as table',
  showAsTableOf: (title: string) => `Show as table: ${title}`,
}

/** Texts of the calendar of activity. */
export const activityCalendarMessages = {
  title: 'Activity',
  head: { day: 'Day', sessions: 'Sessions', answers: 'Answers', words: 'Words' },
  // From Sunday; every second name is left out, since there is no room for it.
  weekdays: ['', 'Mon', '', 'Wed', '', 'Fri', ''],
}

/** Texts of the plot of words that are due on the next days. */
export const forecastMessages = {
  title: 'Words due in the next 30 days',
  empty:
    'No words are due in the next 30 days. After you practise a word, you’ll see here when it comes back.',
  todayLabel: 'today',
  today: 'Today',
  head: { day: 'Day', due: 'Words due' },
  label: (words: number) => `Words due in the next 30 days: ${formatCount(words, 'word')}`,
  dayDue: (day: string, words: number) => `${day}: ${formatCount(words, 'word')} due`,
  summary: (words: number, today: string) => `${formatCount(words, 'word')} in all, ${today} today.`,
  busiestDay: (day: string, words: string) => `Your busiest day is ${day}, with ${words}.`,
}

/** Texts of the plot of how much learners remember. */
export const retentionMessages = {
  title: 'How much you remember each week',
  empty:
    'This shows how much you remember when words come back. Practise some words again on another day to see it.',
  summary: (share: string, words: number, latest: string, target: string) =>
    `You remembered ${share} of ${formatCount(words, 'word')} that came back. In the latest week, you remembered ${latest}. The target is ${target}.`,
  head: { week: 'Week from', remembered: 'Remembered', words: 'Words', share: 'Share' },
  label: (target: string) => `How much you remember each week, with a target of ${target}`,
  week: (day: string, share: string, words: number) =>
    `Week from ${day}: ${share} of ${formatCount(words, 'word')}`,
  target: (target: string) => `target: ${target}`,
}

/** Texts of the plot of how long learners remember words. */
export const stabilityMessages = {
  title: 'How long you remember words',
  empty: 'This shows how many days your words last in your memory. You’ll see it after your first session.',
  underADay: 'under a day',
  days: (days: number) => formatCount(days, 'day'),
  shortDays: (days: string) => `${days} d`,
  summary: (words: number, time: string) =>
    words === 1
      ? `You’ll remember your word for at least ${time}.`
      : `You’ll remember half of your ${formatCount(words, 'word')} for at least ${time}.`,
  shortSummary: 'You may forget many of your words within a day. Practice makes them last longer.',
  before: (day: string, time: string) => `In the week from ${day}, the figure was ${time}.`,
  head: { week: 'Week from', words: 'Words', time: 'Typical time' },
  label: 'How long you remember words: typical number of days, week by week',
  week: (day: string, time: string, words: number) =>
    `Week from ${day}: ${time}, ${formatCount(words, 'word')}`,
}

/** Texts on how a learner’s memory differs from most people’s. */
export const ownMemoryMessages = {
  title: 'Your memory',
  basis: (answers: number, day: string) =>
    `We worked that out from ${formatCount(answers, 'answer')} on ${day}. Words now come back to suit it.`,
}

/** Texts of the list of words with the most mistakes. */
export const hardestWordsMessages = {
  title: 'Hardest words',
  empty: 'You don’t have any hard words yet. We’ll list the words you get wrong here.',
  explanation: 'Look at these words again. A picture or an example often helps.',
  word: 'Word',
  mistakes: 'Mistakes',
  answers: 'Answers',
  score: 'Score',
  showAll: (words: number) => `Show all ${words}`,
}

/** Texts of the words that practice let go. */
export const letGoWordsMessages = {
  title: 'Words we let go',
  empty: 'We haven’t let any words go yet. We leave out new words that you already know.',
  explanation: 'You said you knew these words and got them right, so practice leaves them out.',
  knownOn: (date: string) => `You knew it on ${date}`,
  back: 'Practise again',
  backWord: (word: string) => `Practise ${word} again`,
  willCome: (word: string) => `You’ll practise “${word}” again`,
  showMore: 'Show more',
}

/** Texts of the figures on answers. */
export const learningFiguresMessages = {
  title: 'Learning',
  ring: 'Right answers today',
  today: 'Today',
  noAnswers: 'No answers yet.',
  noAnswersEver: 'No answers yet. We’ll count them here from your first session.',
  rightToday: (right: string, answers: number, words: number) =>
    `${right} of ${formatCount(answers, 'answer')} right, ${formatCount(words, 'word')}`,
  allTime: 'All time',
  rightOf: (right: string, answers: number, small: (text: string) => ReactNode) => (
    <>
      {right} {small(`of ${formatCount(answers, 'answer')} right`)}
    </>
  ),
  shareRight: 'Right overall',
  bestStreak: 'Best streak',
  rightInARow: (answers: string, small: (text: string) => ReactNode) => (
    <>
      {answers} {small('right in a row')}
    </>
  ),
  sessions: 'Sessions',
}

/** Texts about how many words the learner is thought to know. */
export const vocabularySizeMessages = {
  title: 'What you know',
  unknown: 'Take a two-minute word check, and we’ll tell you about how many words you know.',
  size: (words: string) => `About ${words} words`,
  range: (low: string, high: string) => `We’re fairly sure it’s between ${low} and ${high}.`,
  level: (level: string) => `That’s about ${level}.`,
  evidence: (pieces: number) =>
    pieces === 1
      ? 'We go by one thing you did or said so far.'
      : `We go by ${pieces.toLocaleString('en-GB')} answers, look-ups and saved or marked words.`,
  start: 'Start the word check',
  resume: 'Carry on with the word check',
  repeat: 'Check again',
  curve: {
    title: 'Words you know, over time',
    summary: (before: string, day: string, now: string) => `About ${before} on ${day}, and ${now} now.`,
    head: { day: 'Day', words: 'Words' },
    point: (day: string, words: string) => `${day}: about ${words} words`,
  },
}

const wordStateNames: Record<WordState, string> = {
  met: 'Met',
  new: 'New',
  learning: 'Learning',
  known: 'Known',
  ignored: 'Ignored',
}

/** Texts of the figures on the vocabulary. */
export const vocabularyFiguresMessages = {
  title: 'Vocabulary',
  empty: (link: (text: string) => ReactNode) => (
    <>No words yet. {link('Read a text')}, and we’ll count its words here.</>
  ),
  totalWords: 'Total words',
  averageScore: 'Average score',
  outOf10: (score: string, small: (text: string) => ReactNode) => (
    <>
      {score} {small('out of 10')}
    </>
  ),
  dueNow: 'Due now',
  states: {
    title: 'Words by state',
    summary: (known: string, learning: string, words: number) =>
      `You know ${known} of your ${formatCount(words, 'word')}, and you’re learning ${learning}.`,
    head: { state: 'State', words: 'Words', share: 'Share' },
    names: wordStateNames,
  },
}
