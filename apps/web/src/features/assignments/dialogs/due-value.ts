import { END_OF_DAY } from '../due-text'

/** Values of the due date's two fields, in the browser's time zone; without a date there is no due date. */
export interface DueValue {
  /** YYYY-MM-DD, or empty. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
}

const two = (value: number) => String(value).padStart(2, '0')

function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns the end of the day that many days from now. */
export function dueInDays(days: number, now: Date = new Date()): DueValue {
  return {
    date: localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)),
    time: END_OF_DAY,
  }
}

/** Converts a moment to field values in the local time zone. */
export function dueValueOf(dueAt: string | null): DueValue {
  if (dueAt === null) return { date: '', time: END_OF_DAY }
  const due = new Date(dueAt)
  return { date: localDay(due), time: `${two(due.getHours())}:${two(due.getMinutes())}` }
}

/** Converts field values, in the local time zone, to ISO 8601; null without a date or with an invalid one. */
export function dueAtOf({ date, time }: DueValue): string | null {
  if (!date) return null
  const due = new Date(`${date}T${time || END_OF_DAY}`)
  return Number.isNaN(due.getTime()) ? null : due.toISOString()
}
