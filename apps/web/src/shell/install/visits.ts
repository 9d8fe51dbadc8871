import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'

const KEY = 'visits'
const storage = () => localStorage
/** A pause after which opening the app counts as another session, in ms. */
const PAUSE_MS = 30 * 60_000

const stored = z.object({ count: z.int(), lastAt: z.number() })

/** Counts this session on this device, and notes when it ends. Says nothing about who it was. */
export function countVisit(): void {
  const known = readStoredValue(storage, KEY, stored)
  const now = Date.now()
  // A clock that was set back counts too.
  const isNew = !known || Math.abs(now - known.lastAt) > PAUSE_MS
  const count = (known?.count ?? 0) + (isNew ? 1 : 0)
  storeValue(storage, KEY, { count, lastAt: now })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeValue(storage, KEY, { count, lastAt: Date.now() })
  })
}

/** Returns how many sessions there were on this device before this one. */
export function earlierVisits(): number {
  return (readStoredValue(storage, KEY, stored)?.count ?? 1) - 1
}
