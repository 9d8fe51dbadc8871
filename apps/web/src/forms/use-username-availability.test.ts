// @vitest-environment jsdom
import { isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook, runInAct } from '../testing/render-hook'
import { useUsernameAvailability } from './use-username-availability'

const server = openPage({ user: null })
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => void vi.useFakeTimers())

describe('useUsernameAvailability', () => {
  const type = (typed: string, own = '') =>
    renderHook((now: { typed: string; own: string }) => useUsernameAvailability(now.typed, now.own), {
      typed,
      own,
    })
  beforeEach(() => server.answer(isUsernameAvailable, ({ params }) => params.name !== 'taken'))

  it('asks once typing pauses, and answers for the current text', async () => {
    const hook = await type('tak')
    await pass(400)
    await hook.rerender({ typed: 'taken', own: '' })
    expect(hook.current.state).toBe('checking')
    await pass(510)
    expect(server.requestsTo(isUsernameAvailable).map(({ params }) => params.name)).toEqual(['taken'])
    expect(hook.current).toMatchObject({ state: 'taken', message: 'Username is already taken' })
    await hook.rerender({ typed: 'takenly', own: '' })
    expect(hook.current.state).toBe('checking')
    await pass(510)
    expect(hook.current.state).toBe('free')
  })

  it.each([
    ['', ''],
    ['a b', ''],
    ['Ada', 'ada'],
  ])('does not ask about “%s” when the user’s own name is “%s”', async (typed, own) => {
    const hook = await type(typed, own)
    await pass(2_000)
    expect(hook.current).toEqual({ state: 'none', message: '' })
    expect(server.requestsTo(isUsernameAvailable)).toEqual([])
  })

  it('ignores the answer for an earlier text', async () => {
    const held = server.hold(isUsernameAvailable)
    const hook = await type('taken')
    await pass(510)
    await hook.rerender({ typed: 'free-one', own: '' })
    expect(held[0]?.request.signal?.aborted).toBe(true)
    await pass(510)
    held[1]?.answer(true)
    await pass(10)
    expect(hook.current.state).toBe('free')
  })

  it('reports when the check failed', async () => {
    server.loseConnection(isUsernameAvailable)
    const hook = await type('ada')
    await pass(510)
    expect(hook.current).toMatchObject({ state: 'failed', message: 'Could not check username availability' })
  })
})
