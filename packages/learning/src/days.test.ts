import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activityLevel,
  addDays,
  calendarWeeks,
  daysInRow,
  daysOfPractice,
  localDate,
  longestRow,
  sundayOf,
} from './days'

const zones = [
  'Pacific/Kiritimati',
  'Australia/Sydney',
  'Europe/London',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
]
const zone = fc.constantFrom(...zones)

describe('localDate', () => {
  it('returns the calendar date in the given zone', () => {
    const at = new Date('2026-03-29T00:30:00Z')
    expect(zones.map((tz) => localDate(at, tz))).toEqual([
      '2026-03-29',
      '2026-03-29',
      '2026-03-29',
      '2026-03-28',
      '2026-03-28',
    ])
  })

  it.each(['Nowhere/Land', '', 'Europe/London; drop'])('treats the unknown zone "%s" as UTC', (tz) => {
    expect(localDate(new Date('2026-03-29T23:59:59Z'), tz)).toBe('2026-03-29')
  })

  it('changes at midnight, even on days of 23 and 25 hours', () => {
    const dates = (from: string, to: string) =>
      [from, to].map((at) => localDate(new Date(at), 'Europe/London'))
    expect(dates('2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z')).toEqual(['2026-03-28', '2026-03-29'])
    expect(dates('2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z')).toEqual(['2026-03-29', '2026-03-30'])
    expect(dates('2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z')).toEqual(['2026-10-25', '2026-10-26'])
  })
})

const today = '2026-11-21'
const ago = (days: number) => addDays(today, -days)
const set = (...days: number[]) => new Set(days.map(ago))

describe('daysInRow', () => {
  it('counts up to today, or up to yesterday while today has no answer', () => {
    expect(daysInRow(new Set(), today)).toBe(0)
    expect(daysInRow(set(0), today)).toBe(1)
    expect(daysInRow(set(1), today)).toBe(1)
    expect(daysInRow(set(0, 1, 2, 4), today)).toBe(3)
    expect(daysInRow(set(1, 2, 4), today)).toBe(2)
    expect(daysInRow(set(2, 3, 4), today)).toBe(0)
  })

  it('skips the days of a planned break, but counts those with an answer', () => {
    const holiday = [{ from: ago(5), until: ago(2) }]
    expect(daysInRow(set(0, 1, 6, 7), today, holiday)).toBe(4)
    expect(daysInRow(set(0, 1, 4, 6, 7), today, holiday)).toBe(5)
    expect(daysInRow(set(6, 7), today, [{ from: ago(5), until: ago(0) }])).toBe(2)
    expect(daysInRow(set(6, 7), today, holiday)).toBe(0)
    expect(daysInRow(set(0, 3), today, [{ from: '0000-01-01', until: '9999-12-31' }])).toBe(2)
    expect(daysInRow(new Set(), today, holiday)).toBe(0)
  })

  it('counts a streak of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), (length) => {
        expect(daysInRow(set(...Array(length).keys()), today)).toBe(length)
      }),
    )
  })

  it('keeps a streak of answers less than a day apart, whatever zones the learner travels through or is in now', () => {
    const answer = fc.record({ tz: zone, hours: fc.double({ min: 0.1, max: 23.9, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 60 }), zone, (given, home) => {
        let at = new Date('2026-01-15T10:00:00Z')
        const first = at
        const answers = given.map(({ tz, hours }) => {
          at = new Date(at.getTime() + hours * 3_600_000)
          return { at, localDate: localDate(at, tz) }
        })
        const days = daysOfPractice(answers, home)
        const lived = Math.floor((at.getTime() - first.getTime()) / 86_400_000)
        expect(daysInRow(days, localDate(at, home))).toBeGreaterThanOrEqual(lived)
      }),
    )
  })

  it('keeps a streak of one answer on each date', () => {
    fc.assert(
      fc.property(
        zone,
        fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 40 }),
        (tz, minutes) => {
          const days = new Set<string>()
          for (const [index, minute] of minutes.entries()) {
            const noon = Date.parse(`${addDays('2026-03-10', index)}T00:00:00Z`)
            const at = new Date(noon + minute * 60_000)
            days.add(localDate(at, 'UTC'))
            expect(localDate(at, tz)).toMatch(/^\d{4}-\d\d-\d\d$/)
          }
          expect(daysInRow(days, addDays('2026-03-10', minutes.length - 1))).toBe(minutes.length)
        },
      ),
    )
  })

  it('keeps a streak when a westward flight repeats a date', () => {
    const days = new Set(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(daysInRow(days, '2026-11-21')).toBe(3)
  })
})

describe('the activity calendar', () => {
  it('has levels by number of sessions', () => {
    expect([0, 1, 2, 3, 5, 6, 10, 11, 500].map(activityLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('shows the last hundred days in weeks from Sunday, with nulls before the first day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
        const end = addDays('2024-01-01', offset)
        const weeks = calendarWeeks(end)
        const cells = weeks.flat()
        const dates = cells.filter((date) => date !== null)
        expect(dates).toEqual(Array.from({ length: 100 }, (_, index) => addDays(end, index - 99)))
        expect(cells.slice(0, cells.length - 100).every((date) => date === null)).toBe(true)
        expect(weeks[0]?.[6]).not.toBeNull()
        for (const week of weeks.slice(1)) expect(sundayOf(week[0] as string)).toBe(week[0])
        for (const week of weeks.slice(0, -1)) expect(week).toHaveLength(7)
      }),
    )
  })

  it('starts each week on the Sunday on or before a date', () => {
    expect(['2026-11-15', '2026-11-21', '2026-11-22'].map(sundayOf)).toEqual([
      '2026-11-15',
      '2026-11-15',
      '2026-11-22',
    ])
  })
})

describe('longestRow', () => {
  it.each([
    [[], [], 0],
    [['2026-03-01'], [], 1],
    [['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05', '2026-03-06'], [], 3],
    [['2026-03-05', '2026-03-01', '2026-03-02'], [{ from: '2026-03-03', until: '2026-03-04' }], 3],
    [['2026-03-06', '2026-03-01', '2026-03-02'], [{ from: '2026-03-03', until: '2026-03-04' }], 2],
  ])('of %j with breaks %j is %i', (days, breaks, length) => {
    expect(longestRow(new Set(days), breaks)).toBe(length)
  })

  it('is never shorter than the row up to today', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((age) => addDays('2026-03-20', -age))
    fc.assert(
      fc.property(fc.uniqueArray(day), (days) => {
        expect(longestRow(new Set(days))).toBeGreaterThanOrEqual(daysInRow(new Set(days), '2026-03-20'))
      }),
    )
  })
})
