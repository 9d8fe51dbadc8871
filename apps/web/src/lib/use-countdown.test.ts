// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook, runInAct } from '../testing/render-hook'
import { useCountdown } from './use-countdown'

openPage({ user: null })
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => void vi.useFakeTimers())

describe('useCountdown', () => {
  it('follows the clock, even if the device sleeps', async () => {
    const hook = await renderHook(() => useCountdown(), undefined)
    expect(hook.current[0]).toBe(0)
    const before = vi.getTimerCount()
    await runInAct(() => hook.current[1](60))
    expect(vi.getTimerCount()).toBeGreaterThan(before)
    expect(hook.current[0]).toBe(60)
    await pass(5_000)
    expect(hook.current[0]).toBe(55)
    vi.setSystemTime(Date.now() + 50_000)
    await pass(1_000)
    expect(hook.current[0]).toBe(4)
    await pass(10_000)
    expect(hook.current[0]).toBe(0)
    // Nothing is left to stop; the page's caches may have timers of their own.
    const others = vi.getTimerCount()
    await hook.unmount()
    expect(vi.getTimerCount()).toBe(others)
  })

  it('starts again when it is set again', async () => {
    const hook = await renderHook(() => useCountdown(), undefined)
    await runInAct(() => hook.current[1](3))
    await pass(10_000)
    await runInAct(() => hook.current[1](2))
    expect(hook.current[0]).toBe(2)
    await pass(2_000)
    expect(hook.current[0]).toBe(0)
  })
})
