import { describe, expect, it } from 'vitest'
import { ActiveTime } from './active-time'

const ALL = Number.POSITIVE_INFINITY

describe('ActiveTime', () => {
  it('counts for a minute after each sign of activity', () => {
    const time = new ActiveTime(0, true)
    time.sign(30_000)
    expect(time.take(100_000, ALL)).toBe(90_000)
    time.sign(500_000)
    expect(time.take(510_000, ALL)).toBe(10_000)
  })

  it('pauses while the page is hidden and resumes when it is shown', () => {
    const time = new ActiveTime(0, true)
    time.show(false, 5000)
    time.sign(6000)
    time.show(true, 20_000)
    expect(time.take(21_000, ALL)).toBe(6000)
  })

  it('counts nothing for a page opened in the background', () => {
    const time = new ActiveTime(0, false)
    expect(time.take(50_000, ALL)).toBe(0)
  })

  it('can be taken in parts, and takes back what could not be reported', () => {
    const time = new ActiveTime(0, true)
    expect(time.take(50_000, 20_000)).toBe(20_000)
    expect(time.take(50_000, 20_000)).toBe(20_000)
    time.putBack(20_000)
    expect(time.take(50_000, ALL)).toBe(30_000)
    expect(time.take(50_000, ALL)).toBe(0)
  })
})
