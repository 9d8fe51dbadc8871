// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { useHistoryGuard } from './history-guard'

openPage()

describe('useHistoryGuard', () => {
  beforeEach(() => history.replaceState({ idx: 4 }, ''))

  it('adds one history entry on the first press, and again after Back', async () => {
    const hook = await renderHook(() => useHistoryGuard(), undefined)
    expect(history.state).toEqual({ idx: 4 })
    const push = vi.spyOn(history, 'pushState')
    document.body.click()
    document.body.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(history.state).toEqual({ idx: 5, guard: true })
    expect(push).toHaveBeenCalledOnce()
    history.back()
    await until(() => expect(history.state).toEqual({ idx: 5, guard: true }))
    await hook.unmount()
    history.replaceState({ idx: 9 }, '')
    document.body.click()
    expect(history.state).toEqual({ idx: 9 })
  })
})
