import { type GivenTime, WAITING_DAYS } from '@wordhoard/contracts/fields/given-time'
import { DAY_MS } from '@wordhoard/learning/days'
import { AppError } from '../app-error'

/** How far a device's clock may differ from ours and still be taken as right, in ms. */
const TOLERATED_MS = 2 * 60_000

/**
 * Returns when something was done by our clock. A clock that is right, give or take two minutes, is believed, so that
 * requests which travel for different times keep their order. So is one that we have set: then the request itself was
 * late, as when a device fell asleep while sending. Of any other clock only the time that has passed since counts.
 * The result is never in the future and never before `since`.
 *
 * @param given undefined if it has only just been done
 */
export function timeGiven(given: GivenTime | undefined, since: Date, now: Date): Date {
  if (!given) return now
  const skew = now.getTime() - given.sent_at
  const isBelieved = Math.abs(skew) <= TOLERATED_MS || (given.clock === 'known' && skew > 0)
  const at = given.given_at + (isBelieved ? 0 : skew)
  return new Date(Math.max(since.getTime(), Math.min(now.getTime(), at)))
}

/** Returns whether something done at this time arrives too late to count. */
export function isTooLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > WAITING_DAYS * DAY_MS
}

/** Returns the time that a call gives in its query, if it does. */
export function readGiven({
  given_at,
  sent_at,
  clock,
}: {
  readonly [Part in keyof GivenTime]?: GivenTime[Part] | undefined
}): GivenTime | undefined {
  return given_at === undefined || sent_at === undefined ? undefined : { given_at, sent_at, clock }
}

/**
 * Returns when a call that may have waited was made. Nothing began it, so it may be as old as calls may wait.
 *
 * @throws AppError `too_late`
 */
export function timeOfCall(given: GivenTime | undefined, now: Date): Date {
  const at = timeGiven(given, new Date(0), now)
  if (isTooLate(at, now)) throw new AppError('too_late')
  return at
}
