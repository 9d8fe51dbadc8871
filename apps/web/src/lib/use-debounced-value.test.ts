// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook, runInAct } from '../testing/render-hook'
import { useDebouncedValue } from './use-debounced-value'

openPage({ user: null })
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => void vi.useFakeTimers())

describe('useDebouncedValue', () => {
  it('returns the last value once it has stopped changing', async () => {
    const hook = await renderHook((now: string) => useDebouncedValue(now), 'a' as string)
    expect(hook.current).toBe('a')
    for (const next of ['b', 'c']) {
      await hook.rerender(next)
      await pass(200)
    }
    expect(hook.current).toBe('a')
    await pass(60)
    expect(hook.current).toBe('c')
  })
})
