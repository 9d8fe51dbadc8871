// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { canReload, isCodeMissing } from './reload-once'

describe('canReload', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.restoreAllMocks()
  })
  const reloaded = (path: string, secondsAgo: number) =>
    sessionStorage.setItem('reloaded', `${path} ${Date.now() - secondsAgo * 1_000}`)

  it('allows one reload of a page a minute', () => {
    expect(canReload()).toBe(true)
    reloaded(window.location.pathname, 5)
    expect(canReload()).toBe(false)
    reloaded(window.location.pathname, 61)
    expect(canReload()).toBe(true)
    reloaded('/elsewhere', 5)
    expect(canReload()).toBe(true)
  })

  it('allows none while the device is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(canReload()).toBe(false)
  })
})

describe('isCodeMissing', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://words.example/assets/a.js',
    'error loading dynamically imported module: https://words.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('recognises what browsers say: %s', (message) => {
    expect(isCodeMissing(new TypeError(message))).toBe(true)
  })

  it('recognises no other error', () => {
    expect(isCodeMissing(new TypeError('x is not a function'))).toBe(false)
    expect(isCodeMissing('Failed to fetch dynamically imported module')).toBe(false)
  })
})
