import { hasReadBefore } from '../features/dictionary/pack/is-pack-here'

/** How long after the start the pack may be fetched, in ms: nothing that is on the screen waits for it. */
const DELAY_MS = 4_000

/** Fetches the look-up pack in the background if somebody read here before. Its code is loaded only then. */
export function watchPack(): void {
  if (!hasReadBefore()) return
  setTimeout(async () => {
    const { fetchWhenFree } = await import('../features/dictionary/pack/fetch-when-free')
    fetchWhenFree()
  }, DELAY_MS)
}
