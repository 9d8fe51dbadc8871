import { useSyncExternalStore } from 'react'

let isAway = false
const listeners = new Set<() => void>()

/** Notes whether the last request got an answer, of whatever kind. */
export function noteAnswer(isAnswered: boolean): void {
  if (isAway === !isAnswered) return
  isAway = !isAnswered
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns whether the server can't be reached, as far as we know. */
export function useAway(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAway || !navigator.onLine,
    () => false,
  )
}
