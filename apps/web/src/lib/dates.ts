import { libMessages } from './messages'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** Formats a date as British readers write it: 21 Nov 2026. */
export function shortDate(iso: string): string {
  return day.format(new Date(iso))
}

const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a calendar date (YYYY-MM-DD), which has no time zone: 21 Nov 2026. */
export function shortDay(date: string): string {
  return dateOnly.format(new Date(`${date}T00:00:00Z`))
}

const shortest = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a calendar date without its year, for narrow places: 21 Nov. */
export function dayAndMonth(date: string): string {
  return shortest.format(new Date(`${date}T00:00:00Z`))
}

/** Formats a date with its time: 21 Nov 2026, 14:05. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso))
}

/** Units with their length in seconds, longest first; a month and a year are averages. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats how long ago a moment was, in the longest unit that fits, rounded down: "3 hours ago", "yesterday". Returns
 * "just now" for less than a minute, and for the future, which means that the device's clock is wrong.
 *
 * @param now current time in ms since 1970
 */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000
  for (const [unit, length] of units) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  }
  return libMessages.justNow
}
