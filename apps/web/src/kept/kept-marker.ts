/** Key in local storage. */
const KEY = 'kept-on-device'

/** For whom something is kept on this device. */
interface Marker {
  readonly userId?: number
  /** When the user's words were kept last, in milliseconds since 1970. */
  readonly wordsAt?: number
}

/** Reads the marker without zod, which no public page should load for it. */
function readMarker(): Marker {
  try {
    const { userId, wordsAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    if (typeof userId !== 'number') return {}
    return { userId, ...(typeof wordsAt === 'number' && { wordsAt }) }
  } catch {
    return {}
  }
}

function storeMarker(marker: Marker | undefined): void {
  try {
    if (marker) localStorage.setItem(KEY, JSON.stringify(marker))
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.info('What is kept cannot be marked', error)
  }
}

/** Returns for whom something is kept; undefined if there is nothing. */
export const ownerOfKept = (): number | undefined => readMarker().userId

/** Remembers for whom something is kept, outside of what the browser may throw away. */
export function markKept(userId: number): void {
  if (ownerOfKept() !== userId) storeMarker({ userId })
}

export function unmarkKept(): void {
  storeMarker(undefined)
}

/** Returns when a user's words were kept last, in milliseconds since 1970; 0 if never. */
export function wordsKeptAt(userId: number): number {
  const { userId: owner, wordsAt = 0 } = readMarker()
  return owner === userId ? wordsAt : 0
}

/** Remembers that a user's words have just been stored. */
export function markWordsKept(userId: number): void {
  storeMarker({ userId, wordsAt: Date.now() })
}
