import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'

const KEY = 'reloaded'
const storage = () => sessionStorage
/** How long a reload that didn't help keeps the same page from another, in ms. */
const PAUSE_MS = 60_000

const stored = z.object({ path: z.string(), at: z.number() })

/**
 * Whether loading the page anew may bring code that couldn't be loaded: a newer version may have replaced the files. Says
 * so once, and never while the device is offline.
 */
export function mayReload(): boolean {
  if (!navigator.onLine) return false
  const last = readStoredValue(storage, KEY, stored)
  return !last || last.path !== window.location.pathname || Date.now() - last.at > PAUSE_MS
}

/** Loads the page anew, and remembers that for `mayReload`. */
export function reloadOnce(): void {
  storeValue(storage, KEY, { path: window.location.pathname, at: Date.now() })
  window.location.reload()
}

/** Whether an error means that a file of the client couldn't be loaded. Each browser words it in its own way. */
export function isCodeMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkError' ||
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
