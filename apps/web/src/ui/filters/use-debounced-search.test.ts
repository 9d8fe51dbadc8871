// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useDebouncedSearch } from './use-debounced-search'

openPage()

describe('a search field', () => {
  let handed: string[]
  const open = (value = '') =>
    renderHook(({ value }) => useDebouncedSearch(value, (next) => handed.push(next)), { value })
  beforeEach(() => {
    handed = []
    vi.useFakeTimers()
  })
  const rest = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))

  it('hands on what was typed once nobody has typed for a moment', async () => {
    const hook = await open()
    for (const text of ['t', 'ti', 'tide']) {
      await runInAct(() => hook.current.type(text))
      await rest(200)
    }
    expect(handed).toEqual([])
    await rest(100)
    expect(handed).toEqual(['tide'])
    expect(hook.current.text).toBe('tide')
  })

  it('hands it on at once when it is submitted, and not a second time', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('tide'))
    await runInAct(() => hook.current.submit('tide'))
    await hook.rerender({ value: 'tide' })
    await rest(1_000)
    expect(handed).toEqual(['tide'])
  })

  it('keeps a space that is being typed, and hands on none', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('ebb '))
    await rest(300)
    await hook.rerender({ value: 'ebb' })
    expect(handed).toEqual(['ebb'])
    expect(hook.current.text).toBe('ebb ')
  })

  it('follows a value that is changed elsewhere, as by Back', async () => {
    const hook = await open('tide')
    await hook.rerender({ value: '' })
    expect(hook.current.text).toBe('')
    expect(handed).toEqual([])
  })

  it('hands nothing on once it has gone', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('tide'))
    await hook.unmount()
    await rest(1_000)
    expect(handed).toEqual([])
  })
})
