/** Returns the mean of some numbers; 0 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Formats a mean: whole from ten up, with one digit below. */
export function meanText(value: number): string {
  const digits = value < 10 ? 1 : 0
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits })
}

/** Formats seconds as whole minutes; "< 1" for less than a minute, "0" for none. */
export function minutesText(seconds: number): string {
  if (seconds <= 0) return '0'
  return seconds < 60 ? '< 1' : Math.round(seconds / 60).toLocaleString('en-GB')
}
