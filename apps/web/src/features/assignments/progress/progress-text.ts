/** Mean of some numbers; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A mean as it is shown: whole from ten on, with one digit below. */
export function meanText(value: number): string {
  const digits = value < 10 ? 1 : 0
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits })
}

/** Seconds as minutes: whole ones, and "< 1" for what was begun and left at once. */
export function minutesText(seconds: number): string {
  if (seconds <= 0) return '0'
  return seconds < 60 ? '< 1' : Math.round(seconds / 60).toLocaleString('en-GB')
}
