// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Loads the module as a new page does, with heights from storage. */
async function loadHeights() {
  vi.resetModules()
  return import('./remembered-heights')
}

beforeEach(() => localStorage.clear())

describe('findHeight', () => {
  it('is undefined for a part never seen', async () => {
    expect((await loadHeights()).findHeight('schools')).toBeUndefined()
  })

  it('returns the height on the next page, for windows of the same width', async () => {
    window.innerWidth = 390
    const { rememberHeight } = await loadHeights()
    rememberHeight('schools', 212)
    const next = await loadHeights()
    expect(next.findHeight('schools')).toBe(212)
    window.innerWidth = 1440
    expect(next.findHeight('schools')).toBeUndefined()
  })

  it('forgets a part once a hundred others have been seen', async () => {
    const { rememberHeight, findHeight } = await loadHeights()
    rememberHeight('first', 1)
    rememberHeight('second', 2)
    for (let n = 0; n < 98; n++) rememberHeight(`other ${n}`, n)
    // Seen again with the same height.
    rememberHeight('first', 1)
    rememberHeight('last', 4)
    expect(findHeight('second')).toBeUndefined()
    expect(findHeight('first')).toBe(1)
  })

  it('is undefined when the storage holds invalid data', async () => {
    localStorage.setItem('kept-heights', '{"schools 1440":"high"}')
    expect((await loadHeights()).findHeight('schools')).toBeUndefined()
  })
})
