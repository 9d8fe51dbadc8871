// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { isPackWanted } from './fetch-when-free'
import { isConnectionFree } from './free-connection'
import { hasReadBefore, noteReading } from './is-pack-here'
import { storePackWish } from './pack-wish'

const DAY = 24 * 3600_000

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('is wanted from the visit after the first one with a text', () => {
  expect(hasReadBefore()).toBe(false)
  noteReading()
  expect(hasReadBefore()).toBe(false)
  // A new tab.
  sessionStorage.clear()
  noteReading()
  expect(hasReadBefore()).toBe(true)
})

it('is wanted until it is here, then once a week, and not after it was removed', () => {
  const now = 100 * DAY
  expect(isPackWanted(now)).toBe(true)
  storePackWish({ version: 'words-1.pack', checked: now - DAY })
  expect(isPackWanted(now)).toBe(false)
  storePackWish({ version: 'words-1.pack', checked: now - 8 * DAY })
  expect(isPackWanted(now)).toBe(true)
  storePackWish({ version: 'words-1.pack', checked: now, lang: 'de' })
  expect(isPackWanted(now)).toBe(true)
  storePackWish({ removed: true })
  expect(isPackWanted(now)).toBe(false)
})

it.each([
  [{}, true],
  [{ type: 'wifi', effectiveType: '4g' }, true],
  [{ type: 'cellular', effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true }, false],
])('with the connection %j it may be fetched: %s', (connection, isFree) => {
  vi.stubGlobal('navigator', { onLine: true, connection })
  expect(isConnectionFree()).toBe(isFree)
  vi.stubGlobal('navigator', { onLine: false, connection })
  expect(isConnectionFree()).toBe(false)
})
