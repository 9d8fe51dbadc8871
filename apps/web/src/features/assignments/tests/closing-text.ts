import type { ClassTest } from '@wordhoard/contracts/classes/class-tests'
import { END_OF_DAY } from '../due-text'
import { closingMessages } from './messages'

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Formats when a test closes, in the reader's time zone: Fri 4 Dec, or Fri 4 Dec at 17:00. */
export function formatClosing(closesAt: string): string {
  const at = new Date(closesAt)
  const date = day.format(at).replace(',', '')
  const time = clock.format(at)
  return time === END_OF_DAY ? date : `${date} at ${time}`
}

/** Says whether a test takes answers, and until when. */
export function describeClosing({ is_open, closes_at }: Pick<ClassTest, 'is_open' | 'closes_at'>): string {
  if (!is_open) return closingMessages.closed
  return closes_at === null ? closingMessages.open : closingMessages.until(formatClosing(closes_at))
}

/** Whether a test with this closing time still takes answers, unless staff close it. */
export function isAhead(closesAt: string | null, now: Date = new Date()): boolean {
  return closesAt === null || new Date(closesAt) > now
}
