import { useSyncExternalStore } from 'react'

/** Width up to which there is only one pane; the same as in the style sheets. */
const query = '(width <= 1100px)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/**
 * Returns true on screens that show word information in a sheet. The server doesn't know the screen: there it is false,
 * and style sheets hide what narrow screens don't show.
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
