import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listFilter,
  listQuery,
  listSearch,
  listStateFrom,
  noFilter,
  pageCount,
  pagePlace,
  stateOfPage,
} from './list-state'

const from = (query: string) => listStateFrom(new URLSearchParams(query))

describe('the list state in an address', () => {
  it('defaults to the first page of all articles', () => {
    expect(from('')).toEqual({ page: 1, ...noFilter, isNewestFirst: false })
    expect(listSearch(from(''))).toBe('')
    expect(listFilter(from(''))).toEqual({})
  })

  it('ignores invalid values', () => {
    expect(from('page=0&level=Z9,B1,A1&new_words=-3&author=%20')).toEqual({
      ...from(''),
      levels: ['A1', 'B1'],
    })
    for (const page of ['-1', '1.5', 'x', '99999999']) expect(from(`page=${page}`).page).toBe(1)
  })

  it('survives being written to an address and read back', () => {
    const state = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      before: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      levels: fc.subarray(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const),
      author: fc.string({ maxLength: 30 }).map((text) => text.trim()),
      newWords: fc.option(fc.integer({ min: 0, max: 9999 })),
      fit: fc.option(fc.constantFrom('easy', 'right', 'hard')),
      isNewestFirst: fc.boolean(),
    })
    fc.assert(
      fc.property(state, (one) => {
        expect(from(listSearch(one))).toEqual({ ...one })
      }),
    )
  })

  it('becomes the query for the server', () => {
    expect(listFilter(from('search=sea&level=B1&author=ann&new_words=0&fit=right&page=3'))).toEqual({
      search: 'sea',
      level: ['B1'],
      author: 'ann',
      new_words: 0,
      fit: 'right',
    })
    expect(listQuery(from('page=2'))).toEqual({ offset: 50, limit: 50, sort: 'suited' })
    expect(listQuery(from('sort=newest'))).toEqual({ offset: 0, limit: 50, sort: 'newest' })
    expect(listQuery(from('sort=newest&page=9&before=77'))).toEqual({
      before_id: 77,
      limit: 50,
      sort: 'newest',
    })
    expect(pagePlace(3)).toEqual({ offset: 100, limit: 50 })
  })

  it('leads to the next page by its last article, and to any other page by its number', () => {
    const articles = Array.from({ length: 50 }, (_, index) => ({ id: 200 - index }))
    const third = from('page=3&before=200')
    expect(listSearch(stateOfPage(third, 4, articles))).toBe('?page=4&before=151')
    expect(listSearch(stateOfPage(third, 3, articles))).toBe('?page=3&before=200')
    expect(listSearch(stateOfPage(third, 2, articles))).toBe('?page=2')
    expect(listSearch(stateOfPage(third, 4))).toBe('?page=4')
    // The last page isn't full, and nothing comes after it.
    expect(listSearch(stateOfPage(third, 4, articles.slice(1)))).toBe('?page=4')
  })

  it('has at least one page', () => {
    expect([0, 1, 50, 51].map(pageCount)).toEqual([1, 1, 1, 2])
  })
})
