// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { type Page, scrollToLine, showPage } from '../testing/monospace'
import { blockAt, blocksBetween, placeBelow } from './chunks'
import { placeAtShare, shareAt } from './read-share'
import { beginning, type ReadingPlace } from './reading-storage'
import { type PlaceKeeper, useReadingPlace } from './use-reading-place'

openPage()

/** Returns paragraphs with the given numbers of lines of 40 characters. */
const text = (...lines: number[]) => lines.map((count) => `<p>${'x'.repeat(40 * count)}</p>`).join('')
const texts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 60 })

describe('a place in a text', () => {
  it('is the first block not above the screen, at any scroll position', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 700 }), (lines, line) => {
        const page = showPage(text(...lines))
        scrollToLine(page, line)
        const block = blockAt(page.body, placeBelow(page.body, 0))
        const all = [...page.body.querySelectorAll('p')]
        const expected = all.find((one) => one.getBoundingClientRect().bottom > 0) ?? all.at(-1)
        expect(all.indexOf(block as HTMLParagraphElement)).toBe(all.indexOf(expected!))
      }),
      { numRuns: 25 },
    )
  })

  it('determines exactly the blocks on the screen', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 700 }), (lines, line) => {
        const page = showPage(text(...lines))
        scrollToLine(page, line)
        const expected = [...page.body.querySelectorAll('p')].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom > 0 && top < 400
        })
        expect(blocksBetween(page.body, 0, 400)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it('is the last block if it is beyond the end, and none in an empty text', () => {
    const { body } = showPage(text(1, 2))
    expect(blockAt(body, { chunk: 90, block: 90 })).toBe(body.querySelectorAll('p')[1])
    expect(blockAt(showPage('').body, { chunk: 0, block: 0 })).toBeUndefined()
  })
})

describe('a share of a text', () => {
  it('converts to a place and back', () => {
    fc.assert(
      fc.property(texts, fc.double({ min: 0.001, max: 0.998, noNaN: true }), (lines, share) => {
        const page = showPage(text(...lines), { lines: 2 })
        const { chunk, block, above } = placeAtShare(page.body, share)
        const total = lines.reduce((sum, one) => sum + one, 0)
        const { top, height } = blockAt(page.body, { chunk, block })!.getBoundingClientRect()
        expect((top + above * height) / (total * 20)).toBeCloseTo(share, 6)
        expect(shareAt(page.body, top + above * height)).toBeCloseTo(share, 6)
      }),
      { numRuns: 25 },
    )
  })

  it('grows from 0 to 1 with scrolling', () => {
    const page = showPage(text(3, 1, 8, 40, 2))
    const shares = [-50, 0, 30, 100, 500, 1_060, 1_080, 5_000].map((top) => shareAt(page.body, top))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0], shares[1], shares.at(-1)]).toEqual([0, 0, 1])
  })

  it('is 0 in an empty text and converts to its beginning', () => {
    const { body } = showPage('')
    expect(shareAt(body, 100)).toBe(0)
    for (const share of [0, 0.5, 1, Number.NaN]) expect(placeAtShare(body, share)).toEqual(beginning)
  })

  it('converts to the end of the last block if it is 1 or more', () => {
    const { body } = showPage(text(2, 2))
    expect(placeAtShare(body, 1)).toEqual({ chunk: 0, block: 1, above: 0.999 })
    expect(placeAtShare(body, 7)).toEqual({ chunk: 0, block: 1, above: 0.999 })
  })
})

describe('the reading place', () => {
  const read = async (page: Page, recalled: ReadingPlace | number = beginning) => {
    vi.useFakeTimers()
    const kept: [ReadingPlace, number][] = []
    const keeper: PlaceKeeper = {
      recall: () => recalled,
      keep: (place, share) => kept.push([place, share]),
    }
    const refs = [{ current: page.body }, { current: page.pane }] as const
    const hook = await renderHook(
      (isShown: boolean) => useReadingPlace(refs[0], refs[1], isShown, keeper),
      true as boolean,
    )
    return { kept, hook }
  }
  const long = text(...Array.from({ length: 50 }, () => 4))
  const rest = () => vi.advanceTimersByTimeAsync(250)

  it('is stored once scrolling has stopped, and restored when the text is shown again', async () => {
    const page = showPage(long)
    const { kept, hook } = await read(page)
    await rest()
    kept.length = 0
    for (const line of [5, 50, 101]) scrollToLine(page, line)
    await rest()
    expect(kept).toHaveLength(1)
    await hook.unmount()
    const [place, share] = kept[0]!
    expect(share).toBeCloseTo(101.4 / 200, 3)
    const again = showPage(long)
    await read(again, place)
    expect(again.pane.scrollTop).toBeCloseTo(101 * 20, -1)
  })

  it('is found by a share stored by another device', async () => {
    const page = showPage(long)
    await read(page, 0.5)
    await rest()
    expect(page.pane.scrollTop).toBeCloseTo(100 * 20 - 8, 0)
  })

  it('is the beginning at the top, and has a share of 1 at the end', async () => {
    const page = showPage(long)
    const { kept } = await read(page)
    await rest()
    expect(kept.at(-1)?.[0]).toEqual(beginning)
    scrollToLine(page, 1_000)
    await rest()
    expect(kept.at(-1)?.[1]).toBe(1)
  })

  it('has a share of 1 without scrolling if the text fits on the screen', async () => {
    const { kept } = await read(showPage(text(3)))
    await rest()
    expect(kept).toEqual([[beginning, 1]])
  })

  it('is stored when the page is left while scrolling', async () => {
    const page = showPage(long)
    const { kept } = await read(page)
    scrollToLine(page, 40)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept[0]?.[0]).toMatchObject({ chunk: 0, block: 10 })
  })

  it('is stored when the text is left right after a scroll', async () => {
    const page = showPage(long)
    const { kept, hook } = await read(page)
    await rest()
    kept.length = 0
    scrollToLine(page, 40)
    await hook.unmount()
    expect(kept.map(([place]) => place)).toMatchObject([{ chunk: 0, block: 10 }])
  })

  it('is not stored while no text is shown', async () => {
    const page = showPage(long)
    const { kept, hook } = await read(page)
    await hook.rerender(false)
    scrollToLine(page, 40)
    await rest()
    window.dispatchEvent(new Event('pagehide'))
    expect(kept).toEqual([])
  })
})
