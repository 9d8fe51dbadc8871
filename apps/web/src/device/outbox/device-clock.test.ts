// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { correctTimes, DeviceClock } from './device-clock'

const MINUTE = 60_000
const DAY = 86_400_000
const start = Date.parse('2026-11-26T12:00:00Z')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** Lets time pass by the page's clock, and sets the device's clock. */
const pass = (ms: number, wallMs = ms) => {
  const wall = Date.now() + wallMs
  vi.advanceTimersByTime(ms)
  vi.setSystemTime(wall)
}

describe('the device’s clock', () => {
  it('goes on when the clock is set back, in this page and the next', () => {
    const clock = new DeviceClock()
    pass(10 * MINUTE, -DAY)
    expect(clock.now()).toBe(start + 10 * MINUTE)
    pass(MINUTE)
    const next = new DeviceClock()
    expect(next.now()).toBe(start + 11 * MINUTE)
    vi.setSystemTime(Date.now() - DAY)
    const back = new DeviceClock()
    expect(back.now()).toBe(start + 11 * MINUTE)
    expect(back.set(start + 90 * MINUTE)).toMatchObject({ ahead: -79 * MINUTE, backAt: start + 11 * MINUTE })
  })

  it('counts the time that the device slept', () => {
    const clock = new DeviceClock()
    pass(0, 3 * DAY)
    expect(clock.now()).toBe(start + 3 * DAY)
  })

  it('is set by the server, and tells by how much it was ahead', () => {
    const clock = new DeviceClock()
    expect(clock.set(start - DAY)).toEqual({ ahead: DAY, setting: '', backAt: undefined })
    expect(clock.now()).toBe(start - DAY)
    pass(MINUTE)
    expect(new DeviceClock().now()).toBe(start - DAY + MINUTE)
    expect(clock.set(start - DAY + MINUTE + 500)).toBeUndefined()
    pass(MINUTE)
    expect(new DeviceClock().set(start)).toMatchObject({
      ahead: 2 * MINUTE - DAY,
      setting: expect.stringMatching(/./),
    })
  })
})

describe('the clock of two tabs', () => {
  it('is one: no tab goes on with a time that another has corrected', () => {
    const [one, two] = [new DeviceClock(), new DeviceClock()]
    one.set(start)
    pass(MINUTE, DAY + MINUTE)
    expect([one.now(), two.now()]).toEqual([start + DAY + MINUTE, start + DAY + MINUTE])
    const { setting } = two.read()
    expect(one.set(start + MINUTE)).toMatchObject({ ahead: DAY, setting })
    pass(MINUTE)
    expect(two.set(start + 2 * MINUTE)).toBeUndefined()
    expect([one.now(), two.now()]).toEqual([start + 2 * MINUTE, start + 2 * MINUTE])
  })
})

describe('times that are corrected', () => {
  const times = [0, 5, 10, DAY + 20, DAY + 30]

  it('are all moved if the clock was never right', () => {
    expect(correctTimes(times, DAY + 40, { ahead: -7, setting: '' })).toEqual(times.map((time) => time + 7))
  })

  it('are moved from the pause on in which the clock was put forward', () => {
    expect(correctTimes(times, DAY + 40, { ahead: DAY, setting: 'x' })).toEqual([0, 5, 10, 20, 30])
    expect(correctTimes([0, 5], DAY + 5, { ahead: DAY, setting: 'x' })).toEqual([0, 5])
    expect(correctTimes([DAY, DAY + 5], DAY + 9, { ahead: DAY, setting: 'x' })).toEqual([0, 5])
  })

  it('are moved from when the clock was set back, if a page was opened then', () => {
    expect(correctTimes(times, DAY + 40, { ahead: -7, setting: 'x' })).toEqual(times)
    const moved = [0, 5, 17, DAY + 27, DAY + 37]
    expect(correctTimes(times, DAY + 40, { ahead: -7, setting: 'x', backAt: 10 })).toEqual(moved)
  })
})
