/** Formats the days of a streak; more than two digits become "99+". */
export function formatDays(days: number): string {
  return days > 99 ? '99+' : String(days)
}
