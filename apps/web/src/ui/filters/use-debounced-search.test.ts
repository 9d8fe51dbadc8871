// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useDebouncedSearch } from './use-debounced-search'

openPage()

describe('useDebouncedSearch', () => {
  let handed: string[]
  const open = (value = '') =>
    renderHook(({ value }) => useDebouncedSearch(value, (next) => handed.push(next)), { value })
  beforeEach(() => {
    handed = []
    vi.useFakeTimers()
  })
  const rest = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))

  it('passes the text on once typing has paused', async () => {
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

  it('passes the text on at once when submitted, and only once', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('tide'))
    await runInAct(() => hook.current.submit('tide'))
    await hook.rerender({ value: 'tide' })
    await rest(1_000)
    expect(handed).toEqual(['tide'])
  })

  it('keeps a trailing space while typing, but passes the text on trimmed', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('ebb '))
    await rest(300)
    await hook.rerender({ value: 'ebb' })
    expect(handed).toEqual(['ebb'])
    expect(hook.current.text).toBe('ebb ')
  })

  it('follows a value changed elsewhere, as by Back', async () => {
    const hook = await open('tide')
    await hook.rerender({ value: '' })
    expect(hook.current.text).toBe('')
    expect(handed).toEqual([])
  })

  it('passes the text on to whoever takes it by then, such as a list filtered meanwhile', async () => {
    const calls: string[] = []
    const hook = await renderHook(
      (list: string) => useDebouncedSearch('', (text) => calls.push(`${text} in ${list}`)),
      'all words' as string,
    )
    await runInAct(() => hook.current.type('tide'))
    await hook.rerender('new words')
    await rest(300)
    expect(calls).toEqual(['tide in new words'])
  })

  it('passes nothing on after it is unmounted', async () => {
    const hook = await open()
    await runInAct(() => hook.current.type('tide'))
    await hook.unmount()
    await rest(1_000)
    expect(handed).toEqual([])
  })
})
