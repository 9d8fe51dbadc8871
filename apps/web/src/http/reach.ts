/** Whether the server can be reached, as far as requests have shown. */

type Watcher = (isReachable: boolean) => void

// A browser that says it has no network is right; one that says it has may still not reach the server.
let reachable = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine !== false
let answeredAt = 0
let check: (() => void) | undefined
const watchers = new Set<Watcher>()

export const isReachable = (): boolean => reachable

/** Returns when the server answered last, in milliseconds since 1970. */
export const lastAnswerAt = (): number => answeredAt

/** Calls a function whenever the server becomes reachable or unreachable; returns one that stops it. */
export function watchReach(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function setReachable(next: boolean): void {
  if (next === reachable) return
  reachable = next
  for (const watcher of [...watchers]) watcher(next)
}

/** Notes that the server has answered, even if it refused. */
export function reportAnswer(): void {
  answeredAt = Date.now()
  setReachable(true)
}

/** Asks for a check of the connection, because a request failed or takes long. */
export function suspectConnection(): void {
  if (reachable) check?.()
}

/** Sets how the connection is checked. */
export function setConnectionCheck(next: (() => void) | undefined): void {
  check = next
}
