import type { LearnToday } from '@wordhoard/contracts/learning-statistics'

/** Time for one word in a session with its card and two games per word, in seconds. */
const SECONDS_A_WORD = 25

/** Returns how long practice takes, in whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round((words * SECONDS_A_WORD) / 60))
}

/** Returns the number of new words left for today. */
export function newToday({ fresh, new_words_per_day, begun_today }: LearnToday): number {
  return Math.min(fresh, Math.max(0, new_words_per_day - begun_today))
}

/** Returns whether a planned break includes a date. */
export function isOnBreak({ break_until }: LearnToday, date: string): boolean {
  return break_until !== null && break_until >= date
}

/**
 * State of the card about today: a planned break, words due, new words to begin, enough for today, nothing due, or no
 * words at all.
 */
export type DueState = 'break' | 'due' | 'new' | 'enough' | 'resting' | 'empty'

/**
 * Returns the state of the card about today.
 *
 * @param today what there is to practise
 * @param words number of words in the vocabulary
 * @param date today, YYYY-MM-DD
 */
export function dueState(today: LearnToday, words: number, date: string): DueState {
  if (words === 0) return 'empty'
  if (isOnBreak(today, date)) return 'break'
  if (today.due > 0) return 'due'
  if (newToday(today) > 0) return 'new'
  return today.fresh > 0 && today.begun_today > 0 ? 'enough' : 'resting'
}
