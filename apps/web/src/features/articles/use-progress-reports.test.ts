// @vitest-environment jsdom
import { reportProgress } from '@wordhoard/contracts/articles'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, setVisible } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { markDeleted } from './deleted-articles'
import { useProgressReports } from './use-progress-reports'

const server = openPage()
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))

describe('useProgressReports', () => {
  const reports = () =>
    server.requestsTo(reportProgress).map(({ body }) => [Math.round(body.seconds), body.position])
  const open = (isWanted = true, id = 4) => renderHook((now: number) => useProgressReports(now, isWanted), id)
  const read = async (isWanted = true, id = 4) => {
    const hook = await open(isWanted, id)
    await runInAct(() => void window.dispatchEvent(new Event('pointermove')))
    await runInAct(() => vi.dynamicImportSettled())
    return hook
  }
  const scroll = () => window.dispatchEvent(new Event('scroll'))
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer(reportProgress, undefined)
  })

  it('reports twice a minute, with the time spent since and the place', async () => {
    const hook = await read()
    hook.current(0.25)
    await pass(30_000)
    expect(reports()).toEqual([[30, 0.25]])
    scroll()
    hook.current(0.5)
    await pass(30_000)
    expect(reports()).toEqual([
      [30, 0.25],
      [30, 0.5],
    ])
  })

  it('counts from the opening on, also while nobody has touched the page', async () => {
    const hook = await open()
    hook.current(0.25)
    await pass(3_000)
    await runInAct(() => vi.dynamicImportSettled())
    await pass(30_000)
    expect(reports()).toEqual([[33, 0.25]])
  })

  it('doesn’t count the time before a tab that was opened in the background is shown', async () => {
    setVisible(false)
    const hook = await open()
    hook.current(0.25)
    await pass(3_000)
    await runInAct(() => vi.dynamicImportSettled())
    setVisible(true)
    await pass(30_000)
    expect(reports().at(-1)).toEqual([30, 0.25])
  })

  it('reports an article that is left while the code is loading', async () => {
    const hook = await open()
    hook.current(0.25)
    await pass(2_000)
    await runInAct(() => void window.dispatchEvent(new Event('pointerdown')))
    await hook.unmount()
    hook.current(0.75)
    await runInAct(() => vi.dynamicImportSettled())
    await pass(10)
    expect(reports()).toEqual([[2, 0.25]])
  })

  it('reports once more when the tab is hidden and when the article is left', async () => {
    const hook = await read()
    hook.current(0.1)
    await pass(10_000)
    setVisible(false)
    await pass(300_000)
    expect(reports()).toEqual([[10, 0.1]])
    setVisible(true)
    await pass(5_000)
    hook.current(0.2)
    await hook.unmount()
    await pass(10)
    expect(reports()).toEqual([
      [10, 0.1],
      [5, 0.2],
    ])
  })

  it('lets the list of begun articles be asked for again that was asked for while an article was left', async () => {
    const hook = await read()
    hook.current(0.1)
    await pass(10_000)
    const held = server.hold(reportProgress)
    await hook.unmount()
    const queryKey = ['articles', 'unfinished'] as const
    const queryFn = () => new Promise((resolve) => setTimeout(() => resolve([]), 1_000))
    void queryClient.prefetchQuery({ queryKey, queryFn })
    await pass(10)
    held[0]?.answer(undefined)
    await pass(500)
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'fetching' })
    await pass(2_000)
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: [], isInvalidated: true })
  })

  it('lets the first steps be asked for again until they are done', async () => {
    const queryKey = ['profile', 'mine'] as const
    for (const onboarding_stage of ['read_article', 'completed']) {
      queryClient.setQueryData(queryKey, { onboarding_stage })
      const hook = await read()
      hook.current(0.1)
      await pass(10_000)
      await hook.unmount()
      await pass(10)
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(onboarding_stage === 'read_article')
    }
  })

  it('counts no time while the reader is inactive', async () => {
    const hook = await read()
    hook.current(0.1)
    await pass(600_000)
    expect(reports().reduce((sum, [seconds]) => sum + seconds!, 0)).toBe(60)
  })

  it('loses no time when a report fails', async () => {
    server.loseConnection(reportProgress)
    const hook = await read()
    hook.current(0.3)
    await pass(30_000)
    scroll()
    server.answer(reportProgress, undefined)
    await pass(30_000)
    expect(reports().at(-1)).toEqual([60, 0.3])
  })

  it('stops when the article is gone or was deleted in this tab', async () => {
    server.refuse(reportProgress, 404, 'article_not_found')
    const gone = await read()
    gone.current(0.3)
    await pass(90_000)
    await gone.unmount()
    expect(reports()).toHaveLength(1)
    markDeleted(5)
    const deleted = await read(true, 5)
    deleted.current(0.3)
    await pass(90_000)
    expect(reports()).toHaveLength(1)
  })

  it('makes lists of assignments refetch', async () => {
    queryClient.setQueryData(['assignments', 'mine'], [])
    const hook = await read()
    hook.current(1)
    await pass(31_000)
    expect(queryClient.getQueryState(['assignments', 'mine'])?.isInvalidated).toBe(true)
  })

  it('reports nothing without a place, and nothing for visitors', async () => {
    await read()
    const visitor = await read(false)
    visitor.current(0.4)
    await pass(90_000)
    expect(reports()).toEqual([])
  })
})
