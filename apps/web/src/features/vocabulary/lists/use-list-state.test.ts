// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { address, goBack, renderHook, runInAct } from '../../../testing/render-hook'
import { useListState } from './use-list-state'

openPage()

describe('useListState', () => {
  const sorts = [{ column: 'id', direction: 'desc' }] as const
  const open = (address: string) => renderHook(() => useListState(sorts), undefined, { address })

  it('follows the address, also on Back', async () => {
    const hook = await open('/words?page=3')
    expect(hook.current.state.page).toBe(3)
    await runInAct(() => hook.current.change({ search: 'tide' }))
    expect(hook.current.state).toMatchObject({ page: 1, search: 'tide' })
    expect(address()).toContain('tide')
    await goBack()
    expect(hook.current.state).toMatchObject({ page: 3, search: '' })
  })

  it('adds no history entry with replace', async () => {
    const hook = await open('/words')
    await runInAct(() => hook.current.change({ search: 't' }))
    await runInAct(() => hook.current.change({ search: 'tide' }, { replace: true }))
    await goBack()
    expect(hook.current.state.search).toBe('')
  })

  it('applies two changes in a row without losing either', async () => {
    const hook = await open('/words')
    await runInAct(() => hook.current.change({ search: 'tide' }))
    await runInAct(() => hook.current.change({ page: 2 }))
    expect(hook.current.state).toMatchObject({ search: 'tide', page: 2 })
  })

  it('applies changes made before the first is drawn', async () => {
    const hook = await open('/words')
    const { change } = hook.current
    await runInAct(() => {
      change({ states: ['new'] })
      change(({ states }) => ({ states: [...states, 'known'] }))
      change({ due: true })
    })
    expect(hook.current.state).toMatchObject({ states: ['new', 'known'], due: true })
  })
})
