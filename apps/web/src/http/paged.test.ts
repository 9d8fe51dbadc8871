import { describe, expect, it } from 'vitest'
import { nextOffset, rowsOf } from './paged'

const row = (id: number, isFollowed = true) => ({ id, isFollowed })

describe('paged lists', () => {
  it('show a row once when new rows have moved it onto the next page', () => {
    const pages = [
      [row(3), row(2)],
      [row(2), row(1)],
    ]
    expect(rowsOf(pages, ({ id }) => id).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('continue after the rows so far, and end with a page that is not full', () => {
    expect(nextOffset([[row(3), row(2)]], 2)).toBe(2)
    expect(nextOffset([[row(3), row(2)], [row(1)]], 2)).toBeUndefined()
    expect(nextOffset([[]], 2)).toBeUndefined()
    expect(nextOffset([], 2)).toBeUndefined()
  })

  it('skip no row when others have since left the list on the server', () => {
    const pages = [[row(4, false), row(3)]]
    expect(nextOffset(pages, 2, ({ isFollowed }) => isFollowed)).toBe(1)
  })
})
