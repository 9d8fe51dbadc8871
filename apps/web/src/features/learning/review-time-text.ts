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
  if (then <= now) return 'now'
  // Rounded, because the day on which summer time begins has 23 hours.
  const days = Math.round((dayOf(new Date(then)) - dayOf(new Date(now))) / DAY_MS)
  if (days === 0) return 'later today'
  if (days === 1) return 'tomorrow'
  if (days < 14) return `in ${days} days`
  if (days < 61) return `in ${Math.round(days / 7)} weeks`
  if (days < 350) return `in ${Math.round(days / 30.44)} months`
  const years = Math.round(days / 365.25)
  return years <= 1 ? 'in a year' : `in ${years} years`
}
