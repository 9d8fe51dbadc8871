// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { acting, address, goBack, renderHook } from '../../../testing/render-hook'
import { useDebouncedSearch } from './use-debounced-search'
import { useListState } from './use-list-state'

openPage()

describe('what a list shows', () => {
  const sorts = [{ column: 'id', direction: 'desc' }] as const
  const open = (address: string) => renderHook(() => useListState(sorts), undefined, { address })

  it('is what the address says, and what Back leads to', async () => {
    const hook = await open('/words?page=3')
    expect(hook.current.state.page).toBe(3)
    await acting(() => hook.current.change({ search: 'tide' }))
    expect(hook.current.state).toMatchObject({ page: 1, search: 'tide' })
    expect(address()).toContain('tide')
    await goBack()
    expect(hook.current.state).toMatchObject({ page: 3, search: '' })
  })

  it('leaves no trace in the history where it replaces', async () => {
    const hook = await open('/words')
    await acting(() => hook.current.change({ search: 't' }))
    await acting(() => hook.current.change({ search: 'tide' }, { replace: true }))
    await goBack()
    expect(hook.current.state.search).toBe('')
  })

  it('takes two changes one after the other, neither losing the other', async () => {
    const hook = await open('/words')
    await acting(() => hook.current.change({ search: 'tide' }))
    await acting(() => hook.current.change({ page: 2 }))
    expect(hook.current.state).toMatchObject({ search: 'tide', page: 2 })
  })
})

describe('a search field', () => {
  let handed: string[]
  const open = (value = '') =>
    renderHook(({ value }) => useDebouncedSearch(value, (next) => handed.push(next)), { value })
  beforeEach(() => {
    handed = []
    vi.useFakeTimers()
  })
  const rest = (ms: number) => acting(() => vi.advanceTimersByTimeAsync(ms))

  it('hands on what was typed once nobody has typed for a moment', async () => {
    const hook = await open()
    for (const text of ['t', 'ti', 'tide']) {
      await acting(() => hook.current[1](text))
      await rest(200)
    }
    expect(handed).toEqual([])
    await rest(100)
    expect(handed).toEqual(['tide'])
    expect(hook.current[0]).toBe('tide')
  })

  it('hands it on at once when it is submitted, and not a second time', async () => {
    const hook = await open()
    await acting(() => hook.current[1]('tide'))
    await acting(() => hook.current[2]())
    await hook.rerender({ value: 'tide' })
    await rest(1_000)
    expect(handed).toEqual(['tide'])
  })

  it('keeps a space that is being typed, and hands on none', async () => {
    const hook = await open()
    await acting(() => hook.current[1]('ebb '))
    await rest(300)
    await hook.rerender({ value: 'ebb' })
    expect(handed).toEqual(['ebb'])
    expect(hook.current[0]).toBe('ebb ')
  })

  it('follows a value that is changed elsewhere, as by Back', async () => {
    const hook = await open('tide')
    await hook.rerender({ value: '' })
    expect(hook.current[0]).toBe('')
    expect(handed).toEqual([])
  })

  it('hands nothing on once it has gone', async () => {
    const hook = await open()
    await acting(() => hook.current[1]('tide'))
    await hook.unmount()
    await rest(1_000)
    expect(handed).toEqual([])
  })
})
