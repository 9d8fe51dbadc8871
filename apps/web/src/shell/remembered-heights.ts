import * as z from 'zod/mini'
import { keepState, recallState } from '../lib/kept-state'

const KEY = 'kept-heights'
/** More parts than the pages have that somebody goes to; the ones seen longest ago are let go of. */
const MOST = 100

const storage = () => localStorage
let known: Map<string, number> | undefined

function heights(): Map<string, number> {
  known ??= new Map(Object.entries(recallState(storage, KEY, z.record(z.string(), z.int())) ?? {}))
  return known
}

/** A part is another height in a window of another width. */
const keyOf = (part: string) => `${part} ${window.innerWidth}`

/** How high a part of a page was when it was last seen in a window of this width, in pixels; undefined when it never was. */
export function heightOf(part: string): number | undefined {
  return heights().get(keyOf(part))
}

/** Remembers it for the next time. */
export function keepHeight(part: string, height: number): void {
  const kept = heights()
  const key = keyOf(part)
  const isKnown = kept.get(key) === height
  // To the end, as what was seen last.
  kept.delete(key)
  kept.set(key, height)
  if (isKnown) return
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break
    kept.delete(oldest)
  }
  keepState(storage, KEY, Object.fromEntries(kept))
}
