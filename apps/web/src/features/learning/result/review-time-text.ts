import { reviewTimeMessages } from './session-stat-messages'

const DAY_MS = 86_400_000

/** Returns the local midnight at which a moment's day began, in ms since 1970. */
function dayOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}

/**
 * Describes when a word will be reviewed, in local calendar days: "later today", "tomorrow", "in 5 days", "in 3 weeks",
 * "in 2 months", "in a year". A past time means that the word is due: "now".
 *
 * @param now ms since 1970
 */
export function reviewTimeText(iso: string, now: number = Date.now()): string {
  const then = Date.parse(iso)
  if (then <= now) return reviewTimeMessages.now
  // Rounded, because the day on which summer time begins has 23 hours.
  const days = Math.round((dayOf(new Date(then)) - dayOf(new Date(now))) / DAY_MS)
  if (days === 0) return reviewTimeMessages.laterToday
  if (days === 1) return reviewTimeMessages.tomorrow
  if (days < 14) return reviewTimeMessages.inDays(days)
  if (days < 61) return reviewTimeMessages.inWeeks(Math.round(days / 7))
  if (days < 350) return reviewTimeMessages.inMonths(Math.round(days / 30.44))
  return reviewTimeMessages.inYears(Math.round(days / 365.25))
}
