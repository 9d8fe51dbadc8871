// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** As a page loads it: what it knows comes from the storage. */
async function loadHeights() {
  vi.resetModules()
  return import('./remembered-heights')
}

beforeEach(() => localStorage.clear())

describe('the height of a part', () => {
  it('is not known before it was seen', async () => {
    expect((await loadHeights()).heightOf('schools')).toBeUndefined()
  })

  it('is remembered by the next page, for windows of the same width', async () => {
    window.innerWidth = 390
    const { keepHeight } = await loadHeights()
    keepHeight('schools', 212)
    const next = await loadHeights()
    expect(next.heightOf('schools')).toBe(212)
    window.innerWidth = 1440
    expect(next.heightOf('schools')).toBeUndefined()
  })

  it('is let go of when a hundred others have been seen since', async () => {
    const { keepHeight, heightOf } = await loadHeights()
    keepHeight('first', 1)
    keepHeight('second', 2)
    for (let n = 0; n < 98; n++) keepHeight(`other ${n}`, n)
    // Seen again, as high as before.
    keepHeight('first', 1)
    keepHeight('last', 4)
    expect(heightOf('second')).toBeUndefined()
    expect(heightOf('first')).toBe(1)
  })

  it('is not known where the storage holds something else', async () => {
    localStorage.setItem('kept-heights', '{"schools 1440":"high"}')
    expect((await loadHeights()).heightOf('schools')).toBeUndefined()
  })
})
