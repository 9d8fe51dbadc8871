// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { signsOfUse, useFirstTouch } from './use-first-touch'

openPage({ user: null })

describe('useFirstTouch', () => {
  it.each(signsOfUse)('runs once at %s', async (sign) => {
    const run = vi.fn()
    const hook = await renderHook(() => useFirstTouch(run), undefined)
    window.dispatchEvent(new Event(sign))
    for (const each of signsOfUse) window.dispatchEvent(new Event(each))
    expect(run).toHaveBeenCalledOnce()
    await hook.unmount()
  })
})
