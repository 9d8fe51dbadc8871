import { describe, expect, it } from 'vitest'
import { reviewTimeText } from './review-time-text'

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour)
const now = at(2026, 11, 21, 22).getTime()
const from = (moment: Date) => reviewTimeText(moment.toISOString(), now)

describe('reviewTimeText', () => {
  it('counts calendar days, not hours', () => {
    expect(from(at(2026, 11, 21, 23))).toBe('later today')
    expect(from(at(2026, 11, 22, 1))).toBe('tomorrow')
    expect(from(at(2026, 11, 23, 23))).toBe('in 2 days')
  })

  it('uses longer units for longer times', () => {
    expect(from(at(2026, 12, 12))).toBe('in 3 weeks')
    expect(from(at(2027, 2, 20))).toBe('in 3 months')
    expect(from(at(2027, 11, 21))).toBe('in a year')
    expect(from(at(2029, 11, 21))).toBe('in 3 years')
  })

  it('returns “now” for a word that is due', () => {
    expect(from(at(2026, 11, 21, 8))).toBe('now')
  })
})
