// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { address, goBack, renderHook, runInAct } from '../../testing/render-hook'
import { useListState } from './use-list-state'

openPage()

describe('useListState', () => {
  const open = (at: string) => renderHook(() => useListState(), undefined, { address: at })

  it('replaces the address and goes to the first page', async () => {
    window.scrollTo = vi.fn()
    const hook = await open('/articles?page=3&author=ann')
    await runInAct(() => hook.current.change({ search: 'sea' }))
    expect(address()).toBe('/articles?search=sea&author=ann')
    expect(hook.current.state).toMatchObject({ page: 1, search: 'sea', author: 'ann' })
    await goBack()
    expect(address()).toBe('/articles?search=sea&author=ann')
  })

  it('combines changes made before the next render', async () => {
    const hook = await open('/articles')
    await runInAct(() => {
      hook.current.change({ levels: ['B1'] })
      hook.current.change({ newWords: 20 })
    })
    expect(address()).toBe('/articles?level=B1&new_words=20')
  })
})
