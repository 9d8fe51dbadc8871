// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useRowWindow } from './use-row-window'

openPage()
const ROW = 50
let resized = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resized = run
      }
      observe() {}
      disconnect() {}
    },
  )
})

/** Renders a list of rows whose top lies `top` px below that of the window. */
async function show(count: number, top = 200) {
  const body = document.createElement('div')
  const place = { top, height: count * ROW }
  vi.spyOn(body, 'getBoundingClientRect').mockImplementation(() => place as DOMRect)
  const hook = await renderHook((now: number) => {
    const rows = useRowWindow(now)
    rows.body.current = body
    return rows
  }, count)
  const scroll = (to: number) =>
    runInAct(() => {
      place.top = to
      window.dispatchEvent(new Event('scroll'))
    })
  return { hook, scroll, place }
}

describe('useRowWindow', () => {
  it('covers all visible rows, and never more than a few screens', async () => {
    const { hook, scroll } = await show(5_000)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -5_000 * ROW + 300, max: 600 }), async (top) => {
        await scroll(top)
        const { first, end } = hook.current
        const firstSeen = Math.max(0, Math.floor(-top / ROW))
        const lastSeen = Math.min(5_000, Math.ceil((window.innerHeight - top) / ROW))
        expect(first).toBeLessThanOrEqual(firstSeen)
        if (top < window.innerHeight) expect(end).toBeGreaterThanOrEqual(lastSeen)
        expect(end - first).toBeLessThanOrEqual(Math.ceil(window.innerHeight / ROW) + 3 * 8)
      }),
      { numRuns: 60 },
    )
  })

  it('does not change for every pixel of scrolling', async () => {
    const { hook, scroll } = await show(5_000)
    await scroll(-1_000)
    const { first, end } = hook.current
    await scroll(-1_007)
    expect([hook.current.first, hook.current.end]).toEqual([first, end])
  })

  it('returns all rows of a short list and none of an empty one', async () => {
    const { hook } = await show(3)
    expect([hook.current.first, hook.current.end]).toEqual([0, 3])
    const empty = await show(0)
    expect([empty.hook.current.first, empty.hook.current.end]).toEqual([0, 0])
  })

  it('stays within the list when it becomes shorter', async () => {
    const { hook, scroll } = await show(5_000)
    await scroll(-100_000)
    await hook.rerender(10)
    expect(hook.current.first).toBeLessThanOrEqual(10)
    expect(hook.current.end).toBeLessThanOrEqual(10)
  })

  it('updates when content loaded above the list moves it without scrolling', async () => {
    const { hook, place } = await show(5_000)
    place.top = -20_000
    await runInAct(() => resized())
    expect(hook.current.first).toBeGreaterThan(300)
  })
})
