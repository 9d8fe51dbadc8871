// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { address, renderHook, runInAct } from '../../../testing/render-hook'
import { usePanelParams } from './use-panel-params'

openPage()

describe('usePanelParams', () => {
  it('changes some parameters of the address in place and leaves the others alone', async () => {
    const hook = await renderHook(() => usePanelParams(), undefined, {
      address: '/school/hill/admin-panel?page=2&class_page=3',
    })
    await runInAct(() => hook.current.change({ page: null, search: 'ada & co' }))
    expect(address()).toBe('/school/hill/admin-panel?class_page=3&search=ada+%26+co')
    await runInAct(() => hook.current.change({ role: 'student' }))
    await runInAct(() => hook.current.change({ search: '', class_page: undefined }))
    expect(hook.current.params.toString()).toBe('role=student')
  })

  it('keeps both of two changes at once', async () => {
    const hook = await renderHook(() => usePanelParams(), undefined, { address: '/school/hill/admin-panel' })
    await runInAct(() => {
      hook.current.change({ search: 'ada' })
      hook.current.change({ role: 'student' })
    })
    expect(hook.current.params.toString()).toBe('search=ada&role=student')
  })
})
