import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetOf, pageCount, pageSizes, rangeText } from './paging'

describe('paging', () => {
  it('has one page for no rows, and starts a new page for the first row that does not fit', () => {
    expect(pageCount(0, 50)).toBe(1)
    expect(pageCount(50, 50)).toBe(1)
    expect(pageCount(51, 50)).toBe(2)
  })

  it('puts every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120_000 }), fc.constantFrom(...pageSizes), (rows, limit) => {
        const pages = pageCount(rows, limit)
        expect(offsetOf(1, limit)).toBe(0)
        expect(offsetOf(pages, limit)).toBeLessThan(rows)
        expect(offsetOf(pages + 1, limit)).toBeGreaterThanOrEqual(rows)
      }),
    )
  })

  it('describes which rows a page shows', () => {
    expect(rangeText(2, 50, 50, 6214)).toBe('51–100 of 6,214 words')
    expect(rangeText(3, 50, 1, 101)).toBe('101 of 101 words')
    expect(rangeText(1, 50, 0, 0)).toBe('')
  })
})
