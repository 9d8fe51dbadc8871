import type { ActivityWeeks } from './activity'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/**
 * Returns a label for each week: the month that begins in it, or for the first week the month of its last day. Empty
 * otherwise, or if two labels would touch.
 */
export function monthLabels(weeks: ActivityWeeks): string[] {
  let last = -2
  return weeks.map((week, column) => {
    const begins = week.find((day) => day?.date.endsWith('-01')) ?? (column === 0 ? week.at(-1) : undefined)
    if (!begins || column - last < 2) return ''
    last = column
    return monthName.format(new Date(`${begins.date}T00:00:00Z`))
  })
}
