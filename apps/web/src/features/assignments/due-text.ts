import { shortDate } from '../../lib/dates'
import { dueMessages } from './messages'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** Time that stands for the whole day: what the date picker sends when no time is chosen. */
export const END_OF_DAY = '23:59'

/** Returns the number of calendar days between two moments, in the local time zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / 86_400_000)
}

/** A due date in words. */
export interface Due {
  readonly text: string
  /** `late`: overdue and not done; `soon`: due today or tomorrow. */
  readonly urgency: 'late' | 'soon' | 'none'
}

/**
 * Describes a due date in the reader's time zone: "Due today at 17:00", "Due Friday", "Overdue by 3 days".
 *
 * @param dueAt ISO 8601; null without a due date
 * @param isDone an assignment that is done is never overdue
 */
export function dueText(dueAt: string | null, isDone: boolean, now: Date = new Date()): Due {
  if (dueAt === null) return { text: dueMessages.none, urgency: 'none' }
  const due = new Date(dueAt)
  const days = daysBetween(now, due)
  if (due < now) {
    if (isDone) return { text: dueMessages.wasDue(dayOf(due, now)), urgency: 'none' }
    if (days === 0) return { text: dueMessages.overdueSince(clock.format(due)), urgency: 'late' }
    return { text: dueMessages.overdueBy(-days), urgency: 'late' }
  }
  return {
    text: dueMessages.due(formatMoment(due, now)),
    urgency: days <= 1 && !isDone ? 'soon' : 'none',
  }
}

/** Formats a moment to come in the reader's time zone: "tomorrow", "Friday at 17:00", "Fri 4 Dec". */
export function formatMoment(moment: Date, now: Date): string {
  const days = daysBetween(now, moment)
  const day =
    days <= 1 ? relative.format(days, 'day') : days < 7 ? weekday.format(moment) : dayOf(moment, now)
  const time = clock.format(moment)
  return time === END_OF_DAY ? day : dueMessages.dayAndTime(day, time)
}

function dayOf(date: Date, now: Date): string {
  if (date.getFullYear() !== now.getFullYear()) return shortDate(date.toISOString())
  return dayMonth.format(date).replace(',', '')
}
