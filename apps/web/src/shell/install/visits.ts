const KEY = 'visits'
/** A pause after which opening the app counts as another session, in ms. */
const PAUSE_MS = 30 * 60_000

interface Visits {
  readonly count: number
  readonly lastAt: number
}

/** Reads them without zod, which a page that nobody has touched needn't load. */
function readVisits(): Visits | undefined {
  try {
    const { count, lastAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Visits>
    return Number.isInteger(count) && typeof lastAt === 'number' ? { count: count!, lastAt } : undefined
  } catch {
    return undefined
  }
}

function storeVisits(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits))
  } catch (error) {
    console.info('Visits cannot be counted', error)
  }
}

/** Counts this session on this device, and notes when it ends. Says nothing about who it was. */
export function countVisit(): void {
  const known = readVisits()
  const now = Date.now()
  // A clock that was set back counts too.
  const isNew = !known || Math.abs(now - known.lastAt) > PAUSE_MS
  const count = (known?.count ?? 0) + (isNew ? 1 : 0)
  storeVisits({ count, lastAt: now })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeVisits({ count, lastAt: Date.now() })
  })
}

/** Returns how many sessions there were on this device before this one. */
export function earlierVisits(): number {
  return (readVisits()?.count ?? 1) - 1
}
