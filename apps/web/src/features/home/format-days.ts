/** Days in a row as they are shown: more than two digits are not counted out. */
export function formatDays(days: number): string {
  return days > 99 ? '99+' : String(days)
}
