import { describe, expect, it } from 'vitest'
import { describeClosing, isAhead } from './closing-text'

/** Returns a moment in the local time zone. */
const at = (hours: number, minutes: number) => new Date(2026, 11, 4, hours, minutes).toISOString()

describe('describeClosing', () => {
  it('says until when a test is open', () => {
    expect(describeClosing({ is_open: true, closes_at: null })).toBe('Open')
    expect(describeClosing({ is_open: true, closes_at: at(17, 5) })).toBe('Open until Fri 4 Dec at 17:05')
  })

  it('leaves out the time at the end of a day', () => {
    expect(describeClosing({ is_open: true, closes_at: at(23, 59) })).toBe('Open until Fri 4 Dec')
  })

  it('says that a test is closed, whenever it would have closed', () => {
    expect(describeClosing({ is_open: false, closes_at: at(17, 5) })).toBe('Closed')
  })
})

describe('isAhead', () => {
  it('tells closing times that are still to come from those that have passed', () => {
    const now = new Date(2026, 11, 4, 17, 5)
    expect(isAhead(at(17, 6), now)).toBe(true)
    expect([isAhead(at(17, 5), now), isAhead(at(17, 4), now)]).toEqual([false, false])
  })

  it('is true of a test that never closes by itself', () => {
    expect(isAhead(null)).toBe(true)
  })
})
