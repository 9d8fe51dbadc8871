import * as z from 'zod/mini'
import { keepState, recallState } from '../lib/kept-state'

const KEY = 'kept-heights'
/** Maximum number of heights, more than a user's pages have parts; those seen longest ago are removed. */
const MOST = 100

const storage = () => localStorage
let known: Map<string, number> | undefined

function heights(): Map<string, number> {
  known ??= new Map(Object.entries(recallState(storage, KEY, z.record(z.string(), z.int())) ?? {}))
  return known
}

/** The height of a part depends on the window's width. */
const keyOf = (part: string) => `${part} ${window.innerWidth}`

/** Returns the last height of a part in a window of this width, in px; undefined when it was never seen. */
export function heightOf(part: string): number | undefined {
  return heights().get(keyOf(part))
}

/** Stores the height of a part for the next time. */
export function keepHeight(part: string, height: number): void {
  const kept = heights()
  const key = keyOf(part)
  const isKnown = kept.get(key) === height
  // Moves the key to the end as the most recently seen.
  kept.delete(key)
  kept.set(key, height)
  if (isKnown) return
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break
    kept.delete(oldest)
  }
  keepState(storage, KEY, Object.fromEntries(kept))
}
