import type { DailyActivity } from '@wordhoard/contracts/learning-statistics'
import { activityLevel, calendarWeeks } from '@wordhoard/learning/days'
import { activityMessages } from './activity-messages'

/** A day of the calendar; a day without answers has zeros. */
export interface ActivityDay {
  readonly date: string
  readonly sessions: number
  readonly answers: number
  readonly words: number
  readonly level: 0 | 1 | 2 | 3 | 4
}

/** The calendar's weeks from Sunday to Saturday, oldest first; null for a day before the first one. */
export type ActivityWeeks = readonly (readonly (ActivityDay | null)[])[]

/**
 * Arranges the last 100 days in weeks.
 *
 * @param today YYYY-MM-DD
 */
export function activityWeeks(rows: readonly DailyActivity[], today: string): ActivityWeeks {
  const known = new Map(rows.map((row) => [row.log_date, row]))
  return calendarWeeks(today).map((week) =>
    week.map((date) => {
      if (date === null) return null
      const { sessions = 0, total_answers = 0, unique_spells_count = 0 } = known.get(date) ?? {}
      return {
        date,
        sessions,
        answers: total_answers,
        words: unique_spells_count,
        level: activityLevel(sessions),
      }
    }),
  )
}

/** Returns the days of a calendar, oldest first. */
export function daysOf(weeks: ActivityWeeks): ActivityDay[] {
  return weeks.flat().filter((day) => day !== null)
}

/** Returns the encouragement below the calendar; null on a day with answers. */
export function activityNote(weeks: ActivityWeeks): string | null {
  const days = daysOf(weeks)
  if (!days.some(({ answers }) => answers > 0)) return activityMessages.none
  return days.at(-1)?.answers === 0 ? activityMessages.noneToday : null
}

/** Sums up the calendar in a sentence for screen readers. */
export function activitySummary(weeks: ActivityWeeks): string {
  const days = daysOf(weeks)
  const sessions = days.reduce((sum, day) => sum + day.sessions, 0)
  const active = days.filter(({ answers }) => answers > 0).length
  return activityMessages.summary(days.length, sessions, active)
}
