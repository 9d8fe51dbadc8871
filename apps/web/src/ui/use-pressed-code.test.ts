// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage, toasts, until } from '../testing/page'
import { renderHook, runInAct } from '../testing/render-hook'
import { fetchOnce } from './fetch-once'
import { usePressedCode } from './use-pressed-code'

openPage({ user: null })

describe('usePressedCode', () => {
  const touch = () => window.dispatchEvent(new Event('pointermove'))

  it('preloads the code at the first sign of use, and returns it once wanted', async () => {
    const load = vi.fn(() => Promise.resolve('menu'))
    const code = fetchOnce(load)
    const hook = await renderHook(() => usePressedCode(code), undefined)
    expect(load).not.toHaveBeenCalled()
    await runInAct(() => touch())
    expect(load).toHaveBeenCalledOnce()
    expect(hook.current[0]).toBeUndefined()
    expect(await runInAct(() => hook.current[1]())).toBe(true)
    expect(hook.current[0]).toBe('menu')
  })

  it('reports a failure and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let failures = 1
    const code = fetchOnce(() =>
      failures-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve('menu'),
    )
    const hook = await renderHook(() => usePressedCode(code), undefined)
    expect(await runInAct(() => hook.current[1]())).toBe(false)
    expect(toasts()).toMatchObject([{ tone: 'error' }])
    expect(await runInAct(() => hook.current[1]())).toBe(true)
  })

  it('returns the code at once if the button was pressed before', async () => {
    const code = fetchOnce(() => Promise.resolve('menu'))
    const hook = await renderHook(() => usePressedCode(code, true), undefined)
    await until(() => expect(hook.current[0]).toBe('menu'))
    const again = await renderHook(() => usePressedCode(code, true), undefined)
    expect(again.current[0]).toBe('menu')
  })
})
