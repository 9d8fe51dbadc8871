// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Loads the module as a new page does, with heights from storage. */
async function loadHeights() {
  vi.resetModules()
  return import('./remembered-heights')
}

beforeEach(() => localStorage.clear())

describe('heightOf', () => {
  it('is undefined for a part never seen', async () => {
    expect((await loadHeights()).heightOf('schools')).toBeUndefined()
  })

  it('returns the height on the next page, for windows of the same width', async () => {
    window.innerWidth = 390
    const { keepHeight } = await loadHeights()
    keepHeight('schools', 212)
    const next = await loadHeights()
    expect(next.heightOf('schools')).toBe(212)
    window.innerWidth = 1440
    expect(next.heightOf('schools')).toBeUndefined()
  })

  it('forgets a part once a hundred others have been seen', async () => {
    const { keepHeight, heightOf } = await loadHeights()
    keepHeight('first', 1)
    keepHeight('second', 2)
    for (let n = 0; n < 98; n++) keepHeight(`other ${n}`, n)
    // Seen again with the same height.
    keepHeight('first', 1)
    keepHeight('last', 4)
    expect(heightOf('second')).toBeUndefined()
    expect(heightOf('first')).toBe(1)
  })

  it('is undefined when the storage holds invalid data', async () => {
    localStorage.setItem('kept-heights', '{"schools 1440":"high"}')
    expect((await loadHeights()).heightOf('schools')).toBeUndefined()
  })
})
