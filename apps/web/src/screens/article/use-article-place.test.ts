// @vitest-environment jsdom
import { getProgress, reportProgress } from '@wordhoard/contracts/articles'
import { describe, expect, it, vi } from 'vitest'
import { leaveSession } from '../../session/session-state'
import { queryClient } from '../../shell/query-client'
import { ME, openPage, signInAs, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useArticlePlace } from './use-article-place'

const server = openPage()
const place = { chunk: 1, block: 2, above: 0.5 }

describe('useArticlePlace', () => {
  const open = () => renderHook((isRead: boolean) => useArticlePlace(4, isRead), true)

  it('starts where the reader stopped on any device, and is null until the server answers', async () => {
    const held = server.hold(getProgress)
    const hook = await open()
    expect(hook.current).toBeNull()
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer({ position: 0.4, seconds: 0 } as never)
    await until(() => expect(hook.current?.recall()).toBe(0.4))
  })

  it('prefers the line that this tab remembers', async () => {
    server.answer(getProgress, { position: 0.4, seconds: 0 } as never)
    server.answer(reportProgress, undefined)
    const hook = await open()
    await until(() => expect(hook.current).not.toBeNull())
    hook.current?.keep(place, 0.5)
    expect(hook.current?.recall()).toEqual(place)
  })

  it('starts at the beginning for visitors, and when the server fails', async () => {
    server.refuse(getProgress, 500, 'fault')
    const reader = await open()
    await until(() => expect(reader.current?.recall()).toBe(0))
    leaveSession(undefined)
    const visitor = await open()
    expect(visitor.current?.recall()).toBe(0)
  })

  it('stays where it is when the visitor logs in on the page', async () => {
    leaveSession(undefined)
    const held = server.hold(getProgress)
    const hook = await open()
    const asVisitor = hook.current
    await runInAct(() => signInAs(ME))
    await until(() => expect(held).toHaveLength(1))
    expect(hook.current).toBe(asVisitor)
    await runInAct(() => held[0]?.answer({ position: 0.4, seconds: 0 } as never))
    await runInAct(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)))
    expect(hook.current).toBe(asVisitor)
    expect(hook.current?.recall()).toBe(0)
  })

  it('starts where the reader stopped if the article arrives after the login', async () => {
    leaveSession(undefined)
    server.answer(getProgress, { position: 0.4, seconds: 0 } as never)
    const hook = await renderHook((isRead: boolean) => useArticlePlace(4, isRead), false as boolean)
    await runInAct(() => signInAs(ME))
    await until(() => expect(hook.current?.recall()).toBe(0.4))
    await hook.rerender(true)
    expect(hook.current?.recall()).toBe(0.4)
  })

  it('reports progress to the server from time to time', async () => {
    server.answer(getProgress, { position: 0, seconds: 0 } as never)
    server.answer(reportProgress, undefined)
    vi.useFakeTimers()
    const hook = await open()
    await runInAct(() => void window.dispatchEvent(new Event('pointermove')))
    await runInAct(() => vi.dynamicImportSettled())
    await runInAct(() => vi.advanceTimersByTimeAsync(100))
    hook.current?.keep(place, 0.5)
    await runInAct(() => vi.advanceTimersByTimeAsync(30_000))
    expect(server.requestsTo(reportProgress)[0]?.body).toMatchObject({ position: 0.5 })
  })
})
