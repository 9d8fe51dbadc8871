import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { todayMessages } from './messages'

/** Returns the local date as YYYY-MM-DD. */
export function localDateToday(now: Date = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Sums up today's practice in a sentence. */
export function todaySentence({
  due,
  fresh,
  has_words,
}: Pick<LearnToday, 'due' | 'fresh' | 'has_words'>): string {
  if (!has_words) return todayMessages.noWords
  if (due === 0 && fresh === 0) return todayMessages.nothingDue
  const parts = [due > 0 && todayMessages.due(due), fresh > 0 && todayMessages.readyToStart(fresh)]
  return parts.filter(Boolean).join(' · ')
}

/** Reason to postpone a session; null if there is none. */
export type SessionAdvice = 'break' | 'cap' | null

/**
 * Returns `break` during a planned break, and `cap` if enough new words were begun today and no word is due; otherwise
 * null.
 */
export function sessionAdviceOf(today: LearnToday, day: string = localDateToday()): SessionAdvice {
  if (today.break_until !== null && today.break_until >= day) return 'break'
  const isCapped = today.begun_today >= today.new_words_per_day && today.fresh > 0
  return isCapped && today.due === 0 ? 'cap' : null
}
