import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueAtOf, dueInDays, dueValueOf } from './due-value'

it('converts a moment to local date and time and back', () => {
  const minutes = fc.integer({ min: 28_000_000, max: 32_000_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const iso = new Date(minute * 60_000).toISOString()
      // When clocks go back, an hour occurs twice; both occurrences look the same on the clock.
      expect(dueValueOf(dueAtOf(dueValueOf(iso)))).toEqual(dueValueOf(iso))
    }),
  )
})

it('means the end of the day without a time, and nothing without a date', () => {
  expect(dueInDays(10, new Date(2026, 11, 25, 8))).toEqual({ date: '2027-01-04', time: '23:59' })
  expect(dueAtOf({ date: '2027-01-04', time: '' })).toBe(new Date(2027, 0, 4, 23, 59).toISOString())
  expect(dueAtOf({ date: '', time: '12:00' })).toBeNull()
  expect(dueValueOf(null).date).toBe('')
})
