import type { OfflineSession } from '@wordhoard/contracts/offline/offline-sessions'

/** Name of the cache with the sounds and pictures of sessions, which a logout deletes. */
export const SOUNDS_CACHE = 'wordhoard-sounds'

/** Whether this browser has caches: only on pages with https, or of this very device. */
const hasCaches = () => 'caches' in globalThis

/** The addresses of a session's sounds and pictures. */
export function mediaOf({ games }: OfflineSession): string[] {
  const addresses = games.flatMap(({ question, answers }) =>
    [question, ...answers.filter((answer) => 'kind' in answer)].flatMap(({ audio_url, image_url }) => [
      audio_url,
      image_url,
    ]),
  )
  return [...new Set(addresses.filter((address) => address !== undefined))]
}

/**
 * Fetches the sounds and pictures of sessions, one at a time, and removes those of other sessions. What fails is left
 * out: a game without its sound can still be skipped.
 */
export async function fetchMedia(sessions: readonly OfflineSession[]): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(SOUNDS_CACHE)
  const wanted = new Set(sessions.flatMap(mediaOf))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!wanted.has(pathname)) await cache.delete(pathname)
  }
  for (const address of wanted) {
    if (await cache.match(address)) continue
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) await cache.put(address, answer)
  }
}

/** Returns a stored sound or picture; undefined if there is none. */
export async function readMedium(address: string): Promise<Blob | undefined> {
  if (!hasCaches()) return undefined
  const cache = await caches.open(SOUNDS_CACHE)
  return (await cache.match(address))?.blob()
}
