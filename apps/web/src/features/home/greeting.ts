import { greetingMessages } from './messages'

/** Returns the greeting for an hour of the day (0 to 23). */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return greetingMessages.morning
  return hour >= 12 && hour < 18 ? greetingMessages.afternoon : greetingMessages.evening
}
