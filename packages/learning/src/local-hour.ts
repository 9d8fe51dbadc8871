import { addDays, localDate } from './days'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Returns the first instant after `after` at which clocks of a time zone show a full hour. An hour that the clocks skip
 * comes right after the skip; of an hour that comes twice, the first one counts. An unknown zone counts as UTC.
 *
 * @param hour 0 to 23
 * @param weekday 0 (Sunday) to 6; undefined for any day
 */
export function nextAtHour(after: Date, hour: number, tz: string, weekday?: number): Date {
  for (let date = addDays(localDate(after, tz), -1); ; date = addDays(date, 1)) {
    if (weekday !== undefined && new Date(`${date}T00:00:00Z`).getUTCDay() !== weekday) continue
    const at = instantAt(date, hour, tz)
    if (at > after) return at
  }
}

/** Returns the instant at which clocks of a time zone show a full hour on a date. */
function instantAt(date: string, hour: number, tz: string): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS
  // The clocks change at most once in two days, so the offset is one of these.
  const before = offsetAt(shown - DAY_MS, tz)
  const candidates = [shown - before, shown - offsetAt(shown + DAY_MS, tz)].sort((a, b) => a - b)
  const valid = candidates.find((at) => at + offsetAt(at, tz) === shown)
  // While clocks are put forward, they don't show the hour. By the clock as it was, it is right after.
  return new Date(valid ?? shown - before)
}

/** Returns how far the clocks of a time zone are ahead of UTC, in ms. */
function offsetAt(at: number, tz: string): number {
  const parts = new Map(
    formatOf(tz)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tz: string): Intl.DateTimeFormat {
  const known = formats.get(tz)
  if (known) return known
  const options = { calendar: 'gregory', hourCycle: 'h23', year: 'numeric', month: 'numeric' } as const
  const time = { day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  let made: Intl.DateTimeFormat
  try {
    made = new Intl.DateTimeFormat('en-u-nu-latn', { ...options, ...time, timeZone: tz })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return formatOf('UTC')
  }
  formats.set(tz, made)
  return made
}
