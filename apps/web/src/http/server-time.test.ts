import { afterEach, expect, it, vi } from 'vitest'
import { listenToServerTime, reportServerTime, startTiming } from './server-time'

const date = 'Thu, 26 Nov 2026 12:00:00 GMT'
afterEach(() => listenToServerTime(undefined))

it('tells the server’s time, and how long the answer took', () => {
  const onTime = vi.fn()
  listenToServerTime(onTime)
  const { wall, steady } = startTiming()
  reportServerTime({ date, 'cache-control': 'no-store' }, { wall: wall + 5_000, steady: steady - 2_000 })
  const [at, took] = onTime.mock.calls[0]!
  expect(at).toBe(Date.parse(date) + 500)
  expect(took).toBeGreaterThanOrEqual(2_000)
})

it('takes no time from an answer that may come from the browser’s cache', () => {
  const onTime = vi.fn()
  listenToServerTime(onTime)
  reportServerTime({ date, 'cache-control': 'private, max-age=600' }, startTiming())
  reportServerTime({ date: undefined }, startTiming())
  expect(onTime).not.toHaveBeenCalled()
})
