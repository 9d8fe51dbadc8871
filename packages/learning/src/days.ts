export const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tz: string): Intl.DateTimeFormat {
  const known = formats.get(tz)
  if (known) return known
  const options = { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' } as const
  let made: Intl.DateTimeFormat
  try {
    made = new Intl.DateTimeFormat('en-u-nu-latn', { ...options, timeZone: tz })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return formatOf('UTC')
  }
  formats.set(tz, made)
  return made
}

/** Returns the calendar date of an instant in an IANA time zone, as YYYY-MM-DD; an unknown zone counts as UTC. */
export function localDate(at: Date, tz: string): string {
  const [month, day, year] = formatOf(tz).format(at).split('/')
  return `${year?.padStart(4, '0')}-${month}-${day}`
}

/** Adds days to a date (negative for earlier). Works on calendar dates, so clock changes don't matter. */
export function addDays(date: string, days: number): string {
  // Most steps stay within a month, and streaks take hundreds: parsing and formatting would take ten times as long.
  const day = Number(date.slice(8)) + days
  if (day >= 1 && day <= 28) return date.slice(0, 8) + String(day).padStart(2, '0')
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A planned break; both dates are included. */
export interface Break {
  readonly from: string
  readonly until: string
}

/**
 * Returns the dates that answers count for: each answer counts for its local date when it was given, and for its date
 * in the zone that the learner is in now. Travelling therefore never ends a streak: crossing the date line eastwards
 * skips a local date, but answers less than a day apart always fall on neighbouring dates within one zone.
 */
export function daysOfPractice(answers: Iterable<{ at: Date; localDate: string }>, tz: string): Set<string> {
  const days = new Set<string>()
  for (const answer of answers) days.add(answer.localDate).add(localDate(answer.at, tz))
  return days
}

/**
 * Counts the days in a row with an answer, up to `today`, or up to yesterday while today has none. Days of a planned
 * break without an answer neither count nor end the streak.
 */
export function daysInRow(days: ReadonlySet<string>, today: string, breaks: readonly Break[] = []): number {
  const isBreak = (date: string) => breaks.some(({ from, until }) => from <= date && date <= until)
  let earliest = today
  for (const each of days) if (each < earliest) earliest = each
  let count = 0
  // A date after today was reached in another zone.
  let date = days.has(addDays(today, 1)) ? addDays(today, 1) : today
  if (!days.has(date)) date = addDays(date, -1)
  for (; date >= earliest; date = addDays(date, -1)) {
    if (days.has(date)) count++
    else if (!isBreak(date)) break
  }
  return count
}

/** Returns the length of the longest row of days with an answer; planned breaks don't end one. */
export function longestRow(days: ReadonlySet<string>, breaks: readonly Break[] = []): number {
  const isBreak = (date: string) => breaks.some(({ from, until }) => from <= date && date <= until)
  let longest = 0
  let row = 0
  let last: string | undefined
  for (const day of [...days].sort()) {
    let next = last === undefined ? day : addDays(last, 1)
    while (next < day && isBreak(next)) next = addDays(next, 1)
    row = next === day ? row + 1 : 1
    longest = Math.max(longest, row)
    last = day
  }
  return longest
}

export const CALENDAR_DAYS = 100

/**
 * Returns the level of a day in the activity calendar by its sessions: 0 for none, 1 for up to 2, 2 for up to 5, 3 for
 * up to 10, 4 for more.
 */
export function activityLevel(sessions: number): 0 | 1 | 2 | 3 | 4 {
  if (sessions <= 0) return 0
  if (sessions <= 2) return 1
  if (sessions <= 5) return 2
  return sessions <= 10 ? 3 : 4
}

/** Returns the Sunday on or before a date, which begins its week. */
export function sundayOf(date: string): string {
  return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay())
}

/**
 * Returns the last `days` days up to today, oldest first, as weeks from Sunday to Saturday. The first week has a null
 * for each day before the first date; the last week ends with today.
 */
export function calendarWeeks(today: string, days = CALENDAR_DAYS): (string | null)[][] {
  const first = addDays(today, 1 - days)
  const weeks: (string | null)[][] = []
  for (let sunday = sundayOf(first); sunday <= today; sunday = addDays(sunday, 7)) {
    const week = Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday))
    weeks.push(week.filter((date) => date <= today).map((date) => (date < first ? null : date)))
  }
  return weeks
}
