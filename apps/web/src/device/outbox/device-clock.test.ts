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
    const backAt = start + 11 * MINUTE + 1
    expect(back.now()).toBe(backAt)
    expect(back.set(backAt + 79 * MINUTE)).toMatchObject({ ahead: -79 * MINUTE, backAt })
  })

  it('counts the time that the device slept', () => {
    const clock = new DeviceClock()
    pass(0, 3 * DAY)
    expect(clock.now()).toBe(start + 3 * DAY)
  })

  it('is set by the server, and tells by how much it was ahead', () => {
    const clock = new DeviceClock()
    expect(clock.set(start - DAY)).toMatchObject({ ahead: DAY, setting: '', backAt: undefined })
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

describe('a clock that is wrong by less than a minute', () => {
  /** Somebody sets the clock back while no page is open, 41 s after it was read last. */
  const openAfterSetBack = () => {
    const before = new DeviceClock()
    before.set(start)
    pass(41_000, -DAY)
    return { before, back: new DeviceClock() }
  }

  it('is set, so that what was done on two devices doesn’t change places', () => {
    const { back } = openAfterSetBack()
    pass(20_000)
    expect(back.set(start + 61_000)).toMatchObject({ ahead: -40_999, backAt: start + 1 })
    expect(back.now()).toBe(start + 61_000)
  })

  it('is put right by a page that was open before, and what was done meanwhile is corrected', () => {
    const { before, back } = openAfterSetBack()
    pass(20_000)
    const early = back.now()
    expect(early).toBe(start + 20_001)
    pass(10_000)
    expect(before.now()).toBe(start + 71_000)
    const error = before.set(start + 71_000)!
    expect(correctTimes([start, early, start + 71_000], error)).toEqual([
      start,
      start + 61_000,
      start + 71_000,
    ])
    expect(before.set(start + 71_000)).toBeUndefined()
  })

  it('is put right again if it is set back once more before the page that was opened then has noticed', () => {
    const before = new DeviceClock()
    before.set(start)
    pass(60 * MINUTE, -DAY)
    const page = new DeviceClock()
    // The older page knows that an hour has passed, and the server agrees.
    before.set(start + 60 * MINUTE)
    pass(MINUTE, -DAY)
    const early = page.now()
    pass(MINUTE)
    const serverTime = start + 62 * MINUTE
    const error = page.set(serverTime)!
    expect(correctTimes([early], error)).toEqual([start + 61 * MINUTE])
    expect(page.now()).toBe(serverTime)
  })

  it('isn’t set by an answer that took as long', () => {
    const clock = new DeviceClock()
    clock.set(start)
    pass(30_000)
    expect(clock.set(start + 26_000, 9_000)).toBeUndefined()
    expect(clock.set(start + 2_000, 9_000)).toMatchObject({ ahead: 23_500 })
  })
})

describe('an answer that took longer than ten seconds', () => {
  it('neither sets the clock nor moves what was done, since it may be wrong by half of that', () => {
    const clock = new DeviceClock()
    clock.set(start)
    pass(0, DAY)
    // The server told the time at the end of a minute, and not in its middle.
    pass(MINUTE)
    expect(clock.set(start + MINUTE, MINUTE)).toBeUndefined()
    expect(clock.isKnown()).toBe(false)
    expect(clock.set(start + MINUTE)).toMatchObject({ ahead: DAY })
  })
})

describe('a clock that is read often', () => {
  it('doesn’t gain a little each time', () => {
    const steady = vi.spyOn(performance, 'now').mockReturnValue(0)
    const clock = new DeviceClock()
    for (let at = 1; at <= 500; at++) {
      vi.setSystemTime(start + Math.floor(at * 0.6))
      steady.mockReturnValue(at * 0.6)
      clock.now()
    }
    expect(clock.now() - (start + 300)).toBeLessThanOrEqual(1)
    steady.mockRestore()
  })
})

describe('a clock that the server has set', () => {
  it('is known to be right for an hour', () => {
    const clock = new DeviceClock()
    expect(clock.isKnown()).toBe(false)
    clock.set(start)
    pass(60 * MINUTE)
    expect(clock.isKnown()).toBe(true)
    pass(1)
    expect(clock.isKnown()).toBe(false)
    clock.set(start + 60 * MINUTE + 1)
    expect(clock.isKnown()).toBe(true)
  })

  it.each([
    ['was put forward', 1_000, DAY],
    ['was put forward by two seconds', 1_000, 3_000],
    ['was set back', 1_000, -DAY],
    ['went on while the device slept', 0, MINUTE],
    ['was set back while the device slept', 0, -MINUTE],
  ])('isn’t known to be right if it %s', (_, ms, wallMs) => {
    const clock = new DeviceClock()
    clock.set(start)
    pass(ms, wallMs)
    expect(clock.isKnown()).toBe(false)
  })

  it('isn’t known to be right once another page has read it while it was put forward', () => {
    const [one, two] = [new DeviceClock(), new DeviceClock()]
    one.set(start)
    pass(1_000, DAY)
    two.now()
    pass(1_000, 2_000 - DAY)
    expect(Date.now()).toBe(start + 2_000)
    expect(one.isKnown()).toBe(false)
  })

  it('isn’t known to be right by an answer that was on its way while it was put forward', () => {
    for (const isSet of [false, true]) {
      localStorage.clear()
      const [clock, began] = [new DeviceClock(), Date.now()]
      if (isSet) clock.set(began)
      const { setting } = clock.read()
      pass(60_000, DAY)
      expect(clock.set(began + 60_000, DAY)).toBeUndefined()
      expect(clock.isKnown()).toBe(false)
      expect(clock.set(began + 60_000)).toMatchObject({ ahead: DAY - 60_000, setting })
      expect(clock.isKnown()).toBe(true)
    }
  })

  it('isn’t known to be right while a page may have stored wrong times, which only the server’s time corrects', () => {
    const [one, two] = [new DeviceClock(), new DeviceClock()]
    two.set(start)
    pass(1_000, DAY)
    one.set(start + 1_000)
    pass(MINUTE, 1_000 + MINUTE - DAY)
    expect(two.now()).toBe(start + 1_001)
    expect(two.isKnown()).toBe(false)
    pass(MINUTE)
    expect(one.now()).toBe(start + 1_000 + 2 * MINUTE)
    expect([one.isKnown(), two.isKnown()]).toEqual([false, false])
    expect(two.set(start + 1_000 + 2 * MINUTE)).toMatchObject({ ahead: 0, missed: { from: start + 1_001 } })
    expect(two.isKnown()).toBe(true)
  })

  it('is known only to the page that asked, and not once another page has set it', () => {
    const [one, two] = [new DeviceClock(), new DeviceClock()]
    one.set(start)
    expect([one.isKnown(), two.isKnown()]).toEqual([true, false])
    pass(1_000, 10_000)
    two.set(start + 1_000)
    expect([one.isKnown(), two.isKnown()]).toEqual([false, true])
  })
})

describe('what was wrong with the clock', () => {
  it('is told again until all times are corrected, to any page', () => {
    const clock = new DeviceClock()
    clock.set(start)
    pass(MINUTE, DAY)
    const error = clock.set(start + MINUTE)!
    const next = new DeviceClock()
    expect(next.findError()).toEqual(error)
    next.forgetError(error)
    expect(clock.findError()).toBeUndefined()
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
    expect(correctTimes(times, { now: DAY + 40, ahead: -7, setting: '' })).toEqual(
      times.map((time) => time + 7),
    )
  })

  it('are moved from the pause on in which the clock was put forward', () => {
    expect(correctTimes(times, { now: DAY + 40, ahead: DAY, setting: 'x' })).toEqual([0, 5, 10, 20, 30])
    expect(correctTimes([0, 5], { now: DAY + 5, ahead: DAY, setting: 'x' })).toEqual([0, 5])
    expect(correctTimes([DAY, DAY + 5], { now: DAY + 9, ahead: DAY, setting: 'x' })).toEqual([0, 5])
  })

  it('are moved from when the clock was set back, if a page was opened then', () => {
    expect(correctTimes(times, { now: DAY + 40, ahead: -7, setting: 'x' })).toEqual(times)
    const moved = [0, 5, 17, DAY + 27, DAY + 37]
    expect(correctTimes(times, { now: DAY + 40, ahead: -7, setting: 'x', backAt: 10 })).toEqual(moved)
  })
})
