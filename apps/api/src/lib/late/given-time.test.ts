import { describe, expect, it } from 'vitest'
import { isTooLate, timeGiven } from './given-time'

const now = new Date('2026-11-26T12:00:00Z')
const since = new Date('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
/** Something done some minutes ago, by a clock that is ahead of ours by `ahead`. */
const done = (minutesAgo: number, ahead = 0) => ({
  given_at: now.getTime() + ahead - minutesAgo * MINUTE,
  sent_at: now.getTime() + ahead,
})
const minutesAgo = (at: Date) => (now.getTime() - at.getTime()) / MINUTE

describe('the time at which something was done', () => {
  it('is now unless it had to wait', () => {
    expect(timeGiven(undefined, since, now)).toEqual(now)
  })

  it.each([0, DAY, -DAY, 400 * DAY, -20_000 * DAY])('is right with a clock that is %i ms ahead', (ahead) => {
    expect(minutesAgo(timeGiven(done(90, ahead), since, now))).toBe(90)
  })

  it('does not depend on how long the request travels', () => {
    const { given_at, sent_at } = done(90)
    const slow = timeGiven({ given_at, sent_at: sent_at - MINUTE }, since, now)
    expect(slow).toEqual(timeGiven({ given_at, sent_at }, since, now))
  })

  it('is right though the device slept while sending, if we had told it the time', () => {
    const given = { ...done(90), sent_at: done(85).given_at, clock: 'known' as const }
    expect(minutesAgo(timeGiven(given, since, now))).toBe(90)
  })

  it('isn’t believed of a clock that is ahead, whatever the device says', () => {
    expect(minutesAgo(timeGiven({ ...done(90, DAY), clock: 'known' }, since, now))).toBe(90)
  })

  it('is never in the future, nor before the session was made', () => {
    expect(timeGiven({ given_at: now.getTime() + MINUTE, sent_at: now.getTime() }, since, now)).toEqual(now)
    expect(timeGiven(done(7 * 24 * 60), since, now)).toEqual(since)
    expect(timeGiven({ given_at: 0, sent_at: 8_640_000_000_000_000 }, since, now)).toEqual(since)
    expect(timeGiven({ given_at: 8_640_000_000_000_000, sent_at: 0 }, since, now)).toEqual(now)
  })

  it('counts for thirty days', () => {
    expect(isTooLate(new Date(now.getTime() - 30 * DAY), now)).toBe(false)
    expect(isTooLate(new Date(now.getTime() - 30 * DAY - 1), now)).toBe(true)
  })
})
