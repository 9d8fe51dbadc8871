import { useSyncExternalStore } from 'react'

/** One pane at this width and below; the same as in the style sheets. */
const query = '(width <= 1100px)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True on screens where the word information is a sheet. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
