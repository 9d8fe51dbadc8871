// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { row } from '../../../testing/words'
import { useSelection } from './use-selection'

openPage()

const rowsOf = (...ids: number[]) => ids.map((id) => row(id))
const open = (ids: number[], pageKey = 'page 1') =>
  renderHook(({ rows, pageKey }) => useSelection(rows, pageKey), { rows: rowsOf(...ids), pageKey })

describe('useSelection', () => {
  it('selects the rows between two clicks, in either direction', async () => {
    const hook = await open([11, 12, 13, 14, 15])
    await runInAct(() => hook.current.toggle(3, true, false))
    await runInAct(() => hook.current.toggle(1, true, true))
    expect(hook.current.spellIds).toEqual([12, 13, 14])
    await runInAct(() => hook.current.toggle(2, false, true))
    expect(hook.current.spellIds).toEqual([14])
  })

  it('selects a single row when a range has no start', async () => {
    const hook = await open([11, 12, 13])
    await runInAct(() => hook.current.toggle(2, true, true))
    expect(hook.current.spellIds).toEqual([13])
  })

  it('keeps the order of the page, not of the clicks', async () => {
    const hook = await open([13, 11, 12])
    for (const index of [2, 0]) await runInAct(() => hook.current.toggle(index, true, false))
    expect(hook.current.spellIds).toEqual([13, 12])
  })

  it('omits rows that have left the page', async () => {
    const hook = await open([11, 12])
    await runInAct(() => hook.current.toggleAll(true))
    await hook.rerender({ rows: rowsOf(12, 13), pageKey: 'page 1' })
    expect(hook.current.spellIds).toEqual([12])
  })

  it('ends when the page changes', async () => {
    const hook = await open([11, 12])
    await runInAct(() => hook.current.toggleAll(true))
    await hook.rerender({ rows: rowsOf(11, 12), pageKey: 'page 2' })
    expect(hook.current.spellIds).toEqual([])
    expect(hook.current.has(11)).toBe(false)
    await runInAct(() => hook.current.toggle(1, true, false))
    expect(hook.current.spellIds).toEqual([12])
  })

  it('matches a set with the same operations, whatever the user clicks', async () => {
    const press = fc.record({
      index: fc.nat({ max: 7 }),
      on: fc.boolean(),
      range: fc.boolean(),
      all: fc.option(fc.boolean(), { freq: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const ids = [1, 2, 3, 4, 5, 6, 7, 8]
        const hook = await open(ids)
        const model = new Set<number>()
        let anchor: number | undefined
        for (const { index, on, range, all } of presses) {
          if (all !== null) {
            await runInAct(() => hook.current.toggleAll(all))
            for (const id of ids) all ? model.add(id) : model.delete(id)
            continue
          }
          await runInAct(() => hook.current.toggle(index, on, range))
          const from = range ? (anchor ?? index) : index
          anchor = index
          for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
            on ? model.add(ids[at]!) : model.delete(ids[at]!)
          }
        }
        expect(hook.current.spellIds).toEqual(ids.filter((id) => model.has(id)))
        expect(ids.filter(hook.current.has)).toEqual(hook.current.spellIds)
        await hook.unmount()
      }),
      { numRuns: 30 },
    )
  })
})
