import { selectLang, translationLang, useMyLanguage } from '../../../languages/my-language.store'
import { isConnectionFree, onConnectionChange } from './free-connection'
import { fetchPack } from './pack'
import { readPackWish } from './pack-wish'

/** How often the server is asked for a newer pack, in ms. */
const CHECK_EVERY = 7 * 24 * 3600_000

/** Returns whether the pack, or a newer one, should be fetched unasked. */
export function isPackWanted(now = Date.now()): boolean {
  const { version, lang, checked = 0, removed } = readPackWish()
  if (removed) return false
  return version === undefined || lang !== translationLang() || now - checked > CHECK_EVERY
}

/** Fetches the pack as soon as the connection costs nothing, and the translations when the learner's language changes. */
export function fetchWhenFree(): void {
  const fetchIfFree = () => {
    if (!isPackWanted() || !isConnectionFree()) return
    // The next change of the connection, or the next visit, tries again.
    fetchPack().catch((error: unknown) => console.info('The look-up pack could not be fetched:', error))
  }
  fetchIfFree()
  onConnectionChange(fetchIfFree)
  useMyLanguage.subscribe((now, before) => {
    if (selectLang(now) !== selectLang(before)) fetchIfFree()
  })
}
