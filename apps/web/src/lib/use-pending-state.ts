import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the latest state that is kept in the address. The router draws a new address when the browser has time: who
 * changes the address sets this too, so that a change made until then adds to the one before.
 *
 * @param shown the state of the address that is drawn
 */
export function usePendingState<T>(shown: T): RefObject<T> {
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  }, [shown])
  return latest
}
