import { describe, expect, it } from 'vitest'
import { nextOffset, rowsOf } from './paged'

const row = (id: number, isFollowed = true) => ({ id, isFollowed })

describe('a list of pages', () => {
  it('shows a row once that newcomers have moved onto the next page', () => {
    const pages = [
      [row(3), row(2)],
      [row(2), row(1)],
    ]
    expect(rowsOf(pages, ({ id }) => id).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('goes on after its rows, and ends with a page that is not full', () => {
    expect(nextOffset([[row(3), row(2)]], 2)).toBe(2)
    expect(nextOffset([[row(3), row(2)], [row(1)]], 2)).toBeUndefined()
    expect(nextOffset([[]], 2)).toBeUndefined()
    expect(nextOffset([], 2)).toBeUndefined()
  })

  it('skips nobody when rows have left the list on the server since', () => {
    const pages = [[row(4, false), row(3)]]
    expect(nextOffset(pages, 2, ({ isFollowed }) => isFollowed)).toBe(1)
  })
})
