import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../lib/stored-value'

const KEY = 'kept-heights'
/** Maximum number of heights, more than a user's pages have parts; those seen longest ago are removed. */
const MAX_HEIGHTS = 100

const storage = () => localStorage
let cached: Map<string, number> | undefined

function readHeights(): Map<string, number> {
  cached ??= new Map(Object.entries(readStoredValue(storage, KEY, z.record(z.string(), z.int())) ?? {}))
  return cached
}

/** Returns the key of a part's height, which depends on the window's width. */
const keyOf = (part: string) => `${part} ${window.innerWidth}`

/** Returns the last height of a part in a window of this width, in px; undefined when it was never seen. */
export function findHeight(part: string): number | undefined {
  return readHeights().get(keyOf(part))
}

/** Stores the height of a part for the next time. */
export function rememberHeight(part: string, height: number): void {
  const heightsByKey = readHeights()
  const key = keyOf(part)
  const isUnchanged = heightsByKey.get(key) === height
  // Moves the key to the end as the most recently seen.
  heightsByKey.delete(key)
  heightsByKey.set(key, height)
  if (isUnchanged) return
  for (const oldest of heightsByKey.keys()) {
    if (heightsByKey.size <= MAX_HEIGHTS) break
    heightsByKey.delete(oldest)
  }
  storeValue(storage, KEY, Object.fromEntries(heightsByKey))
}
