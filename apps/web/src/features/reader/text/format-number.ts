const british = new Intl.NumberFormat('en-GB')

/** Formats a count with its noun: "1 word", "1,240 words". */
export function formatNumber(count: number, noun: string): string {
  return `${british.format(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Formats a duration in minutes: "6 min", "10 h 10 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
