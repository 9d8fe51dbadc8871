import { useSyncExternalStore } from 'react'
import { isReachable, watchReach } from '../../http/reach'

// Prerendered pages assume a network connection.
const ahead = () => true

/** Returns whether the server can be reached: a network that swallows every request doesn't count. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchReach, isReachable, ahead)
}
