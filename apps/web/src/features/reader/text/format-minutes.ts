import { readerMessages } from '../messages'

/** Formats a duration in minutes: "6 min", "10 h 10 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && readerMessages.hours(hours), (rest > 0 || hours === 0) && readerMessages.minutes(rest)]
    .filter(Boolean)
    .join(' ')
}
