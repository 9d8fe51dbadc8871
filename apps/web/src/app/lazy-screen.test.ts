import { describe, expect, it, vi } from 'vitest'
import { takeUpdate } from '../shell/updates/update-state'
import { ChunkError, lazyScreen } from './lazy-screen'

const Screen = () => null

describe('lazyScreen', () => {
  it('fetches the code once, however often it is requested', async () => {
    let fetched = 0
    const screen = lazyScreen(async () => {
      fetched += 1
      return Screen
    })
    expect(screen.loaded()).toBeUndefined()
    await Promise.all([screen.code(), screen.fetchCode(), screen.code()])
    expect(fetched).toBe(1)
    expect(screen.loaded()).toBe(Screen)
  })

  it('keeps a failure while rendering, and fetches again when preloaded', async () => {
    let fetched = 0
    const screen = lazyScreen(async () => {
      fetched += 1
      if (fetched === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return Screen
    })
    await expect(screen.code()).rejects.toThrow(ChunkError)
    await expect(screen.code()).rejects.toThrow(ChunkError)
    expect(fetched).toBe(1)
    await expect(screen.fetchCode()).resolves.toBe(Screen)
  })

  it('goes on waiting for code that is gone while the page is loaded anew from a newer version', async () => {
    vi.stubGlobal('window', { location: { reload: () => undefined } })
    await takeUpdate()
    vi.unstubAllGlobals()
    const screen = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')))
    const settled = vi.fn()
    screen.code().then(settled, settled)
    await new Promise((done) => setTimeout(done, 20))
    expect(settled).not.toHaveBeenCalled()
  })
})
