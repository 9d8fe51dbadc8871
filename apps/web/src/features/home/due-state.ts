import type { LearnToday } from '@wordhoard/contracts/learning-statistics'

/** Time for a word in a session of two games a word, with its card. */
const SECONDS_A_WORD = 25

/** How long practising takes, in whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round((words * SECONDS_A_WORD) / 60))
}

/** How many new words the day still has room for. */
export function newToday({ fresh, new_words_per_day, begun_today }: LearnToday): number {
  return Math.min(fresh, Math.max(0, new_words_per_day - begun_today))
}

/** Whether a planned break lasts through a date. */
export function isOnBreak({ break_until }: LearnToday, date: string): boolean {
  return break_until !== null && break_until >= date
}

/**
 * What the card of the day says: a planned break, words whose time has come, new ones to begin, enough for today, all
 * words resting, or no words at all.
 */
export type DueState = 'break' | 'due' | 'new' | 'enough' | 'resting' | 'empty'

/**
 * @param today what there is to do
 * @param words in the main vocabulary
 * @param date today, YYYY-MM-DD
 */
export function dueState(today: LearnToday, words: number, date: string): DueState {
  if (words === 0) return 'empty'
  if (isOnBreak(today, date)) return 'break'
  if (today.due > 0) return 'due'
  if (newToday(today) > 0) return 'new'
  return today.fresh > 0 && today.begun_today > 0 ? 'enough' : 'resting'
}
