// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook, runInAct } from '../testing/render-hook'
import { useTouchedOrAfter } from './use-touched-or-after'

openPage({ user: null })
beforeEach(() => void vi.useFakeTimers())

describe('useTouchedOrAfter', () => {
  it('is true once the time is over', async () => {
    const hook = await renderHook(() => useTouchedOrAfter(3000), undefined)
    await runInAct(() => vi.advanceTimersByTimeAsync(2999))
    expect(hook.current).toBe(false)
    await runInAct(() => vi.advanceTimersByTimeAsync(1))
    expect(hook.current).toBe(true)
  })

  it('is true from the first sign of use on', async () => {
    const hook = await renderHook(() => useTouchedOrAfter(3000), undefined)
    await runInAct(() => void window.dispatchEvent(new Event('pointerdown')))
    expect(hook.current).toBe(true)
  })
})
