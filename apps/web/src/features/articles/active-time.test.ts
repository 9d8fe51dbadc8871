import { describe, expect, it } from 'vitest'
import { ActiveTime } from './active-time'

const ALL = Number.POSITIVE_INFINITY

describe('the time spent with a page', () => {
  it('runs for a minute after each sign of the reader', () => {
    const time = new ActiveTime(0, true)
    time.sign(30_000)
    expect(time.take(100_000, ALL)).toBe(90_000)
    time.sign(500_000)
    expect(time.take(510_000, ALL)).toBe(10_000)
  })

  it('does not run while the page is hidden, and begins again when it is shown', () => {
    const time = new ActiveTime(0, true)
    time.show(false, 5000)
    time.sign(6000)
    time.show(true, 20_000)
    expect(time.take(21_000, ALL)).toBe(6000)
  })

  it('is not counted for a page that opens in the background', () => {
    const time = new ActiveTime(0, false)
    expect(time.take(50_000, ALL)).toBe(0)
  })

  it('is taken in parts, and what could not be reported is kept', () => {
    const time = new ActiveTime(0, true)
    expect(time.take(50_000, 20_000)).toBe(20_000)
    expect(time.take(50_000, 20_000)).toBe(20_000)
    time.putBack(20_000)
    expect(time.take(50_000, ALL)).toBe(30_000)
    expect(time.take(50_000, ALL)).toBe(0)
  })
})
