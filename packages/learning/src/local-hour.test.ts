import { describe, expect, it } from 'vitest'
import { nextAtHour } from './local-hour'

const next = (after: string, hour: number, tz: string, weekday?: number) =>
  nextAtHour(new Date(after), hour, tz, weekday).toISOString()

describe('the next time at an hour', () => {
  it('is today if the hour is still to come, and tomorrow otherwise', () => {
    expect(next('2026-11-25T17:59:59Z', 18, 'Europe/London')).toBe('2026-11-25T18:00:00.000Z')
    expect(next('2026-11-25T18:00:00Z', 18, 'Europe/London')).toBe('2026-11-26T18:00:00.000Z')
  })

  it('keeps the hour of the clock when the clocks go forward and back', () => {
    expect(next('2027-03-27T19:00:00Z', 18, 'Europe/London')).toBe('2027-03-28T17:00:00.000Z')
    expect(next('2027-10-30T18:00:00Z', 18, 'Europe/London')).toBe('2027-10-31T18:00:00.000Z')
  })

  it('comes right after the skip if the clocks skip the hour', () => {
    // In New York, 02:00 became 03:00 on 14 March 2027.
    expect(next('2027-03-14T00:00:00-05:00', 2, 'America/New_York')).toBe('2027-03-14T07:00:00.000Z')
  })

  it('is the first of an hour that comes twice, and doesn’t come again that day', () => {
    // In London, the hour from 01:00 came twice on 31 October 2027.
    expect(next('2027-10-31T00:00:00+01:00', 1, 'Europe/London')).toBe('2027-10-31T00:00:00.000Z')
    expect(next('2027-10-31T00:00:00Z', 1, 'Europe/London')).toBe('2027-11-01T01:00:00.000Z')
  })

  it('works where clocks are 13¾ hours ahead', () => {
    expect(next('2027-01-10T00:00:00Z', 7, 'Pacific/Chatham')).toBe('2027-01-10T17:15:00.000Z')
    expect(next('2027-01-10T17:15:00Z', 7, 'Pacific/Chatham')).toBe('2027-01-11T17:15:00.000Z')
  })

  it('can be on a day of the week', () => {
    // 25 November 2026 is a Wednesday.
    expect(next('2026-11-25T12:00:00Z', 9, 'Europe/London', 1)).toBe('2026-11-30T09:00:00.000Z')
    expect(next('2026-11-30T08:00:00Z', 9, 'Europe/London', 1)).toBe('2026-11-30T09:00:00.000Z')
  })

  it('counts an unknown zone as UTC', () => {
    expect(next('2026-11-25T12:00:00Z', 18, 'Mars/Olympus')).toBe('2026-11-25T18:00:00.000Z')
  })
})
