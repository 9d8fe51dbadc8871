import { type GivenTime, WAITING_DAYS } from '@wordhoard/contracts/fields/given-time'
import { DAY_MS } from '@wordhoard/learning/days'

/** How far a device's clock may differ from ours and still be taken as right, in ms. */
const TOLERATED_MS = 2 * 60_000

/**
 * Returns when something was done by our clock. A clock that is right, give or take two minutes, is believed, so that
 * requests which travel for different times keep their order. Of any other clock only the time that has passed since
 * counts. The result is never in the future and never before `since`.
 *
 * @param given undefined if it has only just been done
 */
export function timeOfAnswer(given: GivenTime | undefined, since: Date, now: Date): Date {
  if (!given) return now
  const skew = now.getTime() - given.sent_at
  const at = given.given_at + (Math.abs(skew) > TOLERATED_MS ? skew : 0)
  return new Date(Math.max(since.getTime(), Math.min(now.getTime(), at)))
}

/** Returns whether something done at this time arrives too late to count. */
export function isTooLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > WAITING_DAYS * DAY_MS
}
