// @vitest-environment jsdom
import { searchWords } from '@wordhoard/contracts/dictionary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { loadSearch, useWordSearch } from './use-word-search'

const server = openPage({ user: null })
const findElement = (text: string) => [{ id: 1, spell_lower: text }]
const open = () => renderHook(() => useWordSearch(), undefined)
const asked = () => server.requestsTo(searchWords).map(({ params }) => params.text)

beforeEach(async () => {
  // As on the first focus, before anything is typed.
  await loadSearch()
  server.answer(searchWords, ({ params }) => findElement(params.text!))
})

describe('useWordSearch', () => {
  it('searches half a second after the last key', async () => {
    vi.useFakeTimers()
    const hook = await open()
    for (const text of ['h', 'he', 'heron']) {
      await runInAct(() => hook.current.type(text))
      await runInAct(() => vi.advanceTimersByTimeAsync(400))
    }
    expect(asked()).toEqual([])
    await runInAct(() => vi.advanceTimersByTimeAsync(200))
    expect(asked()).toEqual(['heron'])
    expect(hook.current.state).toEqual({ status: 'words', words: findElement('heron'), answered: 'heron' })
  })

  it('searches at once on submit and ignores the answer to an earlier search', async () => {
    const held = server.hold(searchWords)
    const hook = await open()
    await runInAct(() => hook.current.submit('tide'))
    await until(() => expect(held).toHaveLength(1))
    await runInAct(() => hook.current.submit('ebb'))
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer(findElement('ebb'))
    await until(() => expect(hook.current.state).toMatchObject({ answered: 'ebb' }))
    held[0]?.answer(findElement('tide'))
    await runInAct(() => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(hook.current.state).toMatchObject({ answered: 'ebb' })
  })

  it('closes when the field is emptied, even during a search', async () => {
    const held = server.hold(searchWords)
    const hook = await open()
    await runInAct(() => hook.current.submit('tide'))
    expect(hook.current.state).toEqual({ status: 'loading' })
    await until(() => expect(held).toHaveLength(1))
    await runInAct(() => hook.current.type(''))
    held[0]?.answer(findElement('tide'))
    await runInAct(() => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(hook.current.state).toEqual({ status: 'closed' })
    await runInAct(() => hook.current.submit(''))
    expect(hook.current.state).toEqual({ status: 'closed' })
  })

  it('closes the loader when typing overtakes a search', async () => {
    server.hold(searchWords)
    const hook = await open()
    await runInAct(() => hook.current.submit('tide'))
    await runInAct(() => hook.current.type('tides'))
    expect(hook.current.state).toEqual({ status: 'closed' })
  })

  it('closes when the server cannot answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.refuse(searchWords, 503, 'unavailable')
    const hook = await open()
    await runInAct(() => hook.current.submit('tide'))
    await until(() => expect(hook.current.state).toEqual({ status: 'closed' }))
    expect(asked()).toEqual(['tide'])
  })
})
